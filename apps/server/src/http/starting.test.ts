import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#settings.ts'
import { listen } from './listen.ts'
import { reply } from './reply.ts'
import { createStartingApp } from './starting.ts'

const read = readSettings({})
if ('refused' in read) throw new Error(read.refused)
const { settings } = read

const STORED = '5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911.js'
const findInStore = async ({ file }: { file: string }) =>
  file === STORED ? reply(200, 'stored', { 'Content-Type': 'text/javascript; charset=utf-8' }) : undefined

let port: number
let answer: (fetch: () => Response) => void
let stop: () => Promise<void>
beforeAll(async () => {
  const listening = await listen(
    { port: 0, host: '127.0.0.1' },
    (started) => createStartingApp({ settings, started, findInStore }).fetch,
  )
  if ('refused' in listening) throw new Error(listening.refused)
  ;({ port, answer, stop } = listening)
})
afterAll(() => stop())

const HTML = { Accept: 'text/html,*/*' }

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers })

test('a server that starts says so, and asks calls and pages to come again', async () => {
  const process = await get('/healthz')
  expect([process.status, await process.json()]).toEqual([200, { status: 'ok' }])
  const ready = await get('/readyz')
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await ready.json()).toEqual({ status: 'starting', checks: {} })
  for (const path of ['/api/auth/v1/session', '/static/checksum']) {
    const call = await get(path)
    expect([call.status, call.headers.get('retry-after'), call.headers.get('cache-control')]).toEqual([
      503,
      '1',
      'no-store',
    ])
    expect(await call.json()).toMatchObject({ errors: [{ status: '503', code: 'SERVICE_UNAVAILABLE_ERROR' }] })
  }
  const page = await get('/tag', HTML)
  expect([page.status, page.headers.get('refresh')]).toEqual([503, '1'])
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain('Waymark is starting')
})

test('every answer of a server that starts has a request id', async () => {
  const answers = [await get('/healthz'), await get('/readyz'), await get('/api/tags'), await get('/', HTML)]
  const ids = answers.map(({ headers }) => headers.get('x-request-id'))
  for (const id of ids) expect(id).toMatch(/^[\w-]{36}$/u)
  expect(new Set(ids).size).toBe(ids.length)
})

test('containers come from the store while the server starts', async () => {
  const container = await get(`/containers/${STORED}`)
  expect([container.status, container.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(await container.text()).toBe('stored')
})

test('requests get the answers of the server from the moment it has started, as do containers that were asked for before', async () => {
  const container = get('/containers/9a0d2f4b-3f52-4b8e-9c61-7a0d2f4be911.js')
  const debugged = get(`/containers/${STORED}?wm_debug=token`)
  expect((await get('/readyz')).status).toBe(503)
  answer(() => new Response('started', { headers: { 'X-Request-Id': 'of the server' } }))
  const script = await container
  expect([await script.text(), script.headers.get('x-request-id')]).toEqual(['started', 'of the server'])
  expect(await (await debugged).text()).toBe('started')
  expect(await (await get('/healthz')).text()).toBe('started')
})
