import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Lets a server listen on a free port of this machine; gives the port. */
export async function listenHere(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenHere(server)
  await once(server.close(), 'close')
  return port
}
