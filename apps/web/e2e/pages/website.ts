import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A website of one page, whose HTML a journey changes. */
export interface Website {
  html: string
  readonly origin: string
  close(): void
}

/** Starts a website of one page without any code, on a port of its own. */
export async function startWebsite(): Promise<Website> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(website.html)
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const website: Website = {
    html: page(''),
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
  return website
}

/** A page with code as the first element of its head. */
export const page = (code: string): string => `<!doctype html><head>${code}<title>Alps</title></head><h1>Alps</h1>`
