import { serve } from '@hono/node-server'
import { createShop } from './app.ts'
import { settingsFrom } from './settings.ts'

const settings = settingsFrom(process.env)
const server = serve({ fetch: createShop(settings).fetch, port: settings.port }, ({ port }) => {
  console.log(`Demo shop   http://localhost:${port}`)
})

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `The demo shop cannot start: port ${settings.port} is in use. Set DEMO_PORT to another one.`
      : `The demo shop cannot start: ${error.message}`,
  )
  process.exit(1)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close(() => process.exit(0)))
