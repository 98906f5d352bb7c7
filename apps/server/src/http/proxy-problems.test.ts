import { describe, expect, test } from 'vitest'
import type { Settings } from '#settings.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import { startProblem } from './proxy-problems.ts'

const server = await startServerOfFile()

const HTTPS = { origin: 'https://tags.example.com', trustProxy: 1 } as const
const PROXY = { 'X-Forwarded-For': '192.0.2.7', 'X-Forwarded-Proto': 'https' }

/** What a server under these settings logs of two equal calls of a browser. */
async function logged(settings: Partial<Settings>, headers: Record<string, string>, host = 'tags.example.com') {
  const before = server.logged.length
  const { request } = server.withSettings(settings)
  for (const _ of [1, 2]) await request(`http://${host}/api/auth/v1/session`, { headers })
  return server.logged.slice(before).map(({ msg }) => msg.replace(/[.:,].*/u, ''))
}

describe('the first call of a browser shows, and the log says once,', () => {
  test('nothing when proxy and settings agree', async () => {
    expect(await logged(HTTPS, PROXY)).toEqual([])
    expect(await logged({}, {}, 'localhost:4100')).toEqual([])
  })

  test.each([
    ['that a proxy is not trusted', { origin: HTTPS.origin }, PROXY, 'A reverse proxy sends X-Forwarded-For'],
    ['that no proxy stands in front', HTTPS, {}, 'WAYMARK_TRUST_PROXY is set'],
    [
      'that the origin should be https',
      { ...HTTPS, origin: 'http://tags.example.com' },
      PROXY,
      'Browsers come by https',
    ],
    ['that people come by http', HTTPS, { ...PROXY, 'X-Forwarded-Proto': 'http' }, 'WAYMARK_ORIGIN is https'],
    [
      'that the host is another one',
      { ...HTTPS, origin: 'https://a.example' },
      PROXY,
      'A call named another host than WAYMARK_ORIGIN (https',
    ],
  ])('%s', async (_, settings, headers, line) => {
    expect(await logged(settings, headers)).toEqual([line])
  })
})

test('settings that need a proxy which is not trusted are logged at the start', () => {
  const { settings } = server.deps
  expect(startProblem({ ...settings, ...HTTPS })).toBeUndefined()
  expect(startProblem(settings)).toBeUndefined()
  expect(startProblem({ ...settings, origin: HTTPS.origin })).toContain('WAYMARK_TRUST_PROXY=1')
})
