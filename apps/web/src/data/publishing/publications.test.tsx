import { createClient, good } from '@waymark/api-client/client'
import { operations, versions } from '@waymark/api-client/endpoints'
import { type Answered, answering } from '@waymark/api-client/testing'
import { afterEach, expect, test } from 'vitest'
import { createPublications, type PublishingEnd } from './publications.ts'

const DATES = { created_at: '2026-01-01T00:00:00+00:00', updated_at: '2026-01-01T00:00:00+00:00' }
const begun: Answered = {
  body: {
    data: { id: 'draft', type: 'version', relationships: { operation: { data: { id: 'op', type: 'operation' } } } },
  },
}
const ended = (state: string, summary: object): Answered => ({
  body: { data: { id: 'op', type: 'operation', attributes: { operation_type: 'publish/version', state, summary } } },
})
const version = {
  version_id: 'v2',
  version_type: 'published',
  version_major: 2,
  version_minor: 0,
  change_type: 'added',
  ...DATES,
}

afterEach(() => sessionStorage.clear())

const publishing = (appId: string) => ({ appId, versionId: 'draft', kind: 'draft' as const, siteName: `Site ${appId}` })

function publications(start: Answered, end: (appId: string | undefined) => Answered) {
  const server = answering()
    .on(versions.publish, () => start)
    .on(operations.one, ({ params }) => end(params.appId))
  const tokens = { token: async () => good('t'), refused: () => {}, worked: () => {} }
  const ends: PublishingEnd[] = []
  const made = createPublications(createClient({ fetch: server.fetch, tokens }), (one) => ends.push(one))
  const until = (count: number) => expect.poll(() => ends.length, { timeout: 4000 }).toBe(count)
  return { ...made, ends, until }
}

test('a published draft reports its new version and site', async () => {
  const { start, running, ends, until } = publications(begun, () => ended('completed', { versions: [version] }))
  start(publishing('a'))
  expect([...running()]).toEqual(['a'])
  await until(1)
  expect(ends[0]).toMatchObject({ is: 'published', of: { siteName: 'Site a' }, version: { version_id: 'v2' } })
  expect(running().size).toBe(0)
})

test('two sites are published in parallel, the same site only once at a time', async () => {
  const { start, running, ends, until } = publications(begun, () => ended('completed', { versions: [version] }))
  start(publishing('a'))
  start(publishing('b'))
  start(publishing('a'))
  expect([...running()]).toEqual(['a', 'b'])
  await until(2)
  expect(ends.map(({ of }) => of.appId).sort()).toEqual(['a', 'b'])
})

test('an immediate refusal and a later failure are reported with their reason', async () => {
  const refused = publications({ status: 409, code: 'NO_CHANGES_TO_PUBLISH_ERROR' }, () => begun)
  refused.start(publishing('a'))
  await refused.until(1)
  expect(refused.ends[0]).toMatchObject({ is: 'failed', why: { kind: 'status', status: 409 } })

  const failed = publications(begun, () => ended('failed', { errors: ['NO_CHANGES_TO_PUBLISH_ERROR'] }))
  failed.start(publishing('a'))
  await failed.until(1)
  expect(failed.ends[0]).toMatchObject({ why: { kind: 'operation', errors: ['NO_CHANGES_TO_PUBLISH_ERROR'] } })
})

test('a running publication is followed after a reload and reported once', async () => {
  const running = publications(begun, () => ended('started', {}))
  running.start(publishing('a'))
  await expect.poll(() => sessionStorage.getItem('waymark.publishing')).toContain('"operationId":"op"')

  const reloaded = publications(begun, () => ended('completed', { versions: [version] }))
  reloaded.resume()
  reloaded.resume()
  expect([...reloaded.running()]).toEqual(['a'])
  await reloaded.until(1)
  expect(reloaded.ends).toMatchObject([{ is: 'published', of: { siteName: 'Site a' }, version: { version_id: 'v2' } }])

  const later = publications(begun, () => ended('completed', { versions: [version] }))
  later.resume()
  expect(later.running().size).toBe(0)
})

test('an operation without permission after the reload is dropped silently', async () => {
  publications(begun, () => ended('started', {})).start(publishing('a'))
  await expect.poll(() => sessionStorage.getItem('waymark.publishing')).toContain('"operationId":"op"')
  const reloaded = publications(begun, () => ({ status: 404, code: 'NOT_FOUND_ERROR' }))
  reloaded.resume()
  await expect.poll(() => reloaded.running().size, { timeout: 4000 }).toBe(0)
  expect(reloaded.ends).toEqual([])
})
