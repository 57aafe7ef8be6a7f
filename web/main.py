from web.app.bridge import start

start()
