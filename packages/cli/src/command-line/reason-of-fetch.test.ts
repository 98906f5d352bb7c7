import { createServer, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { reasonOfFetch } from './reason-of-fetch.ts'

/** Why an address is not reached. */
const reasonOf = (address: string) => fetch(address).then(() => 'reached', reasonOfFetch)

/** The address of a port, while a server greets there with a text and closes the connection. */
async function greeting(text: string, use: (port: number) => Promise<void>): Promise<void> {
  const server: Server = createServer((socket) =>
    socket
      .on('error', () => undefined)
      .resume()
      .end(text),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await use(typeof address === 'object' && address ? address.port : 0)
  server.close()
}

test('a port that nothing listens on refuses the connection', async () => {
  let free = 0
  await greeting('', async (port) => {
    free = port
  })
  expect(await reasonOf(`http://127.0.0.1:${free}`)).toContain('the connection is refused')
})

test('a server that speaks something else than HTTP, or hangs up, is named', async () => {
  await greeting('SSH-2.0-OpenSSH\r\n', async (port) => {
    expect(await reasonOf(`http://127.0.0.1:${port}`)).toBe('it does not speak HTTP at this port')
    expect(await reasonOf(`https://127.0.0.1:${port}`)).toBe('it does not speak https at this port')
  })
  await greeting('', async (port) => {
    expect(await reasonOf(`http://127.0.0.1:${port}`)).toBe('it closes the connection without an answer')
  })
})

test.each([
  ['ENOTFOUND', 'getaddrinfo', 'the name of the server is not found'],
  ['CERT_HAS_EXPIRED', 'certificate has expired', 'its certificate is refused, certificate has expired'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify', 'its certificate is refused, unable to verify'],
  ['EHOSTUNREACH', 'connect EHOSTUNREACH 10.0.0.1:443', 'connect EHOSTUNREACH 10.0.0.1:443'],
])('the error %s', (code, message, expected) => {
  const cause = Object.assign(new Error(message), { code })
  expect(reasonOfFetch(new TypeError('fetch failed', { cause }))).toBe(expected)
})

test('an address that is not called at all has no reason of the connection', async () => {
  expect(await reasonOf('http://127.0.0.1:9')).toBeUndefined()
})
