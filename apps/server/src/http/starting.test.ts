import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#settings.ts'
import { listen } from './listen.ts'
import { createStartingApp } from './starting.ts'

const read = readSettings({})
if ('refused' in read) throw new Error(read.refused)
const { settings } = read

let port: number
let answer: (fetch: () => Response) => void
let stop: () => Promise<void>
beforeAll(async () => {
  const listening = await listen(
    { port: 0, host: '127.0.0.1' },
    (started) => createStartingApp(settings, started).fetch,
  )
  if ('refused' in listening) throw new Error(listening.refused)
  ;({ port, answer, stop } = listening)
})
afterAll(() => stop())

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
  const page = await get('/tag', { Accept: 'text/html,*/*' })
  expect([page.status, page.headers.get('refresh')]).toEqual([503, '1'])
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain('Waymark is starting')
})

test('requests get the answers of the server from the moment it has started, as do containers that were asked for before', async () => {
  const container = get('/containers/5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911.js')
  expect((await get('/readyz')).status).toBe(503)
  answer(() => new Response('started'))
  expect(await (await container).text()).toBe('started')
  expect(await (await get('/healthz')).text()).toBe('started')
})
