import { createServer, type RequestListener, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { listenHere } from '#testing/listen.ts'
import { type Network, networkOf, type OutgoingRequest, sendOutgoing } from './outgoing.ts'
import { resolveHost } from './resolve.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Listens on this machine; gives the port. */
async function listen(handle: RequestListener): Promise<number> {
  const server = createServer(handle)
  open.push(server)
  return listenHere(server)
}

/** A network in which every name is this machine, which may be connected to, and nothing else may. */
const HERE: Network = {
  mayConnect: (ip) => ip === '127.0.0.1',
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
}

const send = (url: string, more: Partial<OutgoingRequest> = {}, network = HERE) =>
  sendOutgoing({ url, timeout: 5000, maxBytes: 1000, ...more }, network)

test('an answer has status, headers and body, and the host is told its name', async () => {
  const port = await listen((request, response) => {
    response.writeHead(404, { 'X-Shop': 'yes' }).end(`Hällo ${request.headers.host}`)
  })
  expect(await send(`http://shop.example:${port}/a`)).toMatchObject({
    ok: true,
    url: `http://shop.example:${port}/a`,
    status: 404,
    headers: { 'x-shop': 'yes' },
    body: `Hällo shop.example:${port}`,
    isCut: false,
  })
})

test('a body is sent with its headers', async () => {
  const port = await listen(async (request, response) => {
    response.end(`${request.method} ${request.headers['x-signature']} ${await text(request)}`)
  })
  const answer = await send(`http://shop.example:${port}/`, {
    method: 'POST',
    headers: { 'X-Signature': 'abc' },
    body: '{"ä":1}',
  })
  expect(answer).toMatchObject({ status: 200, body: 'POST abc {"ä":1}' })
})

test('a body that is longer than the limit is cut', async () => {
  const port = await listen((_request, response) => {
    response.write('x'.repeat(1500))
  })
  expect(await send(`http://shop.example:${port}/`)).toMatchObject({ body: 'x'.repeat(1000), isCut: true })
})

describe('nothing is sent', () => {
  test.each([
    '',
    'shop.example',
    'ftp://shop.example',
    'http://',
    'file:///etc/passwd',
    'http://me:secret@shop.example',
  ])('to the address "%s"', async (url) => {
    expect(await send(url)).toEqual({ ok: false, problem: 'invalid-address', url })
  })

  test.each([
    'http://localhost/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
  ])('to %s, unless the operator allows private addresses', async (url) => {
    const network = { ...networkOf({ privateAddresses: false }), resolve: resolveHost }
    expect(await send(url, {}, network)).toMatchObject({ problem: 'not-allowed' })
    expect(networkOf({ privateAddresses: true }).mayConnect('127.0.0.1')).toBe(true)
  })

  test('to a host of which one IP address may not be connected to', async () => {
    let requests = 0
    const port = await listen((_request, response) => {
      requests++
      response.end()
    })
    const resolve = async () => ['127.0.0.1', '10.0.0.1'].map((address) => ({ address, family: 4 }))
    const answer = await send(`http://shop.example:${port}/`, {}, { ...HERE, resolve })
    expect([answer, requests]).toEqual([{ ok: false, problem: 'not-allowed', url: `http://shop.example:${port}/` }, 0])
  })
})

test('a name is resolved once, and the connection goes to what it was then', async () => {
  const port = await listen((_request, response) => {
    response.end('here')
  })
  let lookups = 0
  const resolve = async () => [{ address: lookups++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
  expect(await send(`http://rebinds.example:${port}/`, {}, { ...HERE, resolve })).toMatchObject({ body: 'here' })
  expect(lookups).toBe(1)
})

describe('redirects', () => {
  /** Redirects `/3` to `/2` and so on, down to `/0`; everything else to the address in the query. */
  const redirecting = () =>
    listen((request, response) => {
      const [, hops, target] = /^\/(\d*)(?:\?to=(.*))?$/u.exec(request.url ?? '') ?? []
      if (hops === '0') response.end('arrived')
      else response.writeHead(302, { Location: target ?? String(Number(hops) - 1) }).end()
    })

  test('are the answer unless they are to be followed', async () => {
    const port = await redirecting()
    expect(await send(`http://shop.example:${port}/3`)).toMatchObject({ status: 302, headers: { location: '2' } })
  })

  test('are followed three times, and no more', async () => {
    const port = await redirecting()
    const at = `http://shop.example:${port}`
    expect(await send(`${at}/3`, { redirects: 3 })).toMatchObject({ status: 200, body: 'arrived', url: `${at}/0` })
    expect(await send(`${at}/4`, { redirects: 3 })).toEqual({
      ok: false,
      problem: 'too-many-redirects',
      url: `${at}/1`,
    })
  })

  test.each([
    ['http://127.0.0.2/', 'not-allowed'],
    ['http://169.254.169.254/latest', 'not-allowed'],
    ['file:///etc/passwd', 'invalid-address'],
    ['http://[', 'invalid-address'],
  ])('to %s are not followed', async (target, problem) => {
    const port = await redirecting()
    expect(await send(`http://shop.example:${port}/?to=${target}`, { redirects: 3 })).toMatchObject({ problem })
  })
})

describe('without an answer', () => {
  test('the name may be unknown', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'))
    expect(await send('http://gone.example/', {}, { ...HERE, resolve })).toMatchObject({ problem: 'unknown-host' })
    expect(await send('http://gone.example/', {}, { ...HERE, resolve: async () => [] })).toMatchObject({
      problem: 'unknown-host',
    })
  })

  test('the connection may be refused, or end within the body', async () => {
    const port = await listen((_request, response) => {
      response.writeHead(200, { 'Content-Length': 50 }).write('half')
      setTimeout(() => response.destroy(), 5)
    })
    expect(await send(`http://shop.example:${port}/`)).toMatchObject({ problem: 'no-connection' })
    expect(await send(`https://shop.example:${port}/`)).toMatchObject({ problem: 'no-connection' })
  })

  test.each(['its name', 'its answer', 'the rest of its body'])('the host may take too long for %s', async (late) => {
    const port = await listen((_request, response) => {
      if (late === 'the rest of its body') response.write('half')
    })
    const resolve = late === 'its name' ? () => new Promise<never>(() => {}) : HERE.resolve
    const answer = await send(`http://slow.example:${port}/`, { timeout: 30 }, { ...HERE, resolve })
    expect(answer).toMatchObject({ ok: false, problem: 'timeout' })
  })
})
