import { createClient, good } from '@waymark/api-client/client'
import { operations, versions } from '@waymark/api-client/endpoints'
import { type Answered, answering } from '@waymark/api-client/testing'
import { afterEach, expect, test } from 'vitest'
import { createOperations, type OperationResult } from './running-operations.ts'

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

const publishing = (appId: string) =>
  ({ kind: 'publish', appId, versionId: 'draft', siteName: `Site ${appId}` }) as const

function opened(start: Answered, end: (appId: string | undefined) => Answered) {
  const server = answering()
    .on(versions.publish, () => start)
    .on(versions.import, () => start)
    .on(versions.importFile, () => start)
    .on(operations.one, ({ params }) => end(params.appId))
  const tokens = { held: () => good('t'), token: async () => good('t'), refused: () => {}, worked: () => {} }
  const ends: OperationResult[] = []
  const dropped: string[] = []
  const made = createOperations(createClient({ fetch: server.fetch, tokens }), {
    began: () => {},
    ended: (result) => ends.push(result),
    dropped: ({ appId }) => dropped.push(appId),
  })
  const until = (count: number) => expect.poll(() => ends.length, { timeout: 20_000 }).toBe(count)
  return { ...made, ends, dropped, until, sites: () => made.running.getSnapshot().map((request) => request.appId) }
}

test('a published draft reports its new version and site', async () => {
  const { start, sites, ends, until } = opened(begun, () => ended('completed', { versions: [version] }))
  start(publishing('a'))
  expect(sites()).toEqual(['a'])
  await until(1)
  expect(ends[0]).toMatchObject({
    is: 'completed',
    of: { siteName: 'Site a' },
    operation: { attributes: { summary: { versions: [version] } } },
  })
  expect(sites()).toEqual([])
})

test('two sites are published in parallel, the same site only once at a time', async () => {
  const { start, sites, ends, until } = opened(begun, () => ended('completed', { versions: [version] }))
  start(publishing('a'))
  start(publishing('b'))
  start(publishing('a'))
  expect(sites()).toEqual(['a', 'b'])
  await until(2)
  expect(ends.map(({ of }) => of.appId).sort()).toEqual(['a', 'b'])
})

test('an immediate refusal and a later failure are reported with their reason', async () => {
  const refused = opened({ status: 409, code: 'NO_CHANGES_TO_PUBLISH_ERROR' }, () => begun)
  refused.start(publishing('a'))
  await refused.until(1)
  expect(refused.ends[0]).toMatchObject({ is: 'failed', why: { kind: 'status', status: 409 } })

  const failed = opened(begun, () => ended('failed', { errors: ['NO_CHANGES_TO_PUBLISH_ERROR'] }))
  failed.start(publishing('a'))
  await failed.until(1)
  expect(failed.ends[0]).toMatchObject({ why: { kind: 'operation', errors: ['NO_CHANGES_TO_PUBLISH_ERROR'] } })
})

test('a running publication is followed after a reload and reported once', async () => {
  const running = opened(begun, () => ended('started', {}))
  running.start(publishing('a'))
  await expect.poll(() => sessionStorage.getItem('waymark.operations')).toContain('"operationId":"op"')

  const reloaded = opened(begun, () => ended('completed', { versions: [version] }))
  reloaded.followStored()
  reloaded.followStored()
  expect(reloaded.sites()).toEqual(['a'])
  await reloaded.until(1)
  expect(reloaded.ends).toMatchObject([
    { is: 'completed', of: { siteName: 'Site a' }, operation: { attributes: { summary: { versions: [version] } } } },
  ])

  const later = opened(begun, () => ended('completed', { versions: [version] }))
  later.followStored()
  expect(later.sites()).toEqual([])
})

test('an import that is followed after a reload still names the site it comes from', async () => {
  const request = {
    kind: 'import',
    appId: 'a',
    siteName: 'Site a',
    sourceVersionId: 'v1',
    sourceName: 'Site b',
  } as const
  opened(begun, () => ended('started', {})).start(request)
  await expect.poll(() => sessionStorage.getItem('waymark.operations')).toContain('"operationId":"op"')
  const reloaded = opened(begun, () => ended('completed', {}))
  reloaded.followStored()
  await reloaded.until(1)
  expect(reloaded.ends).toMatchObject([{ is: 'completed', of: request }])
})

test('an operation without permission after the reload is dropped silently', async () => {
  opened(begun, () => ended('started', {})).start(publishing('a'))
  await expect.poll(() => sessionStorage.getItem('waymark.operations')).toContain('"operationId":"op"')
  const reloaded = opened(begun, () => ({ status: 404, code: 'NOT_FOUND_ERROR' }))
  reloaded.followStored()
  await expect.poll(() => reloaded.dropped, { timeout: 20_000 }).toEqual(['a'])
  expect(reloaded.ends).toEqual([])
})

test('a screen that shows an end itself gets it until it is left', async () => {
  const { start, onEnd, until } = opened({ status: 409, code: 'NO_CHANGES_TO_PUBLISH_ERROR' }, () => begun)
  const seen: string[] = []
  const stop = onEnd(({ of }) => {
    seen.push(of.appId)
    return true
  })
  start(publishing('a'))
  await until(1)
  stop()
  start(publishing('b'))
  await until(2)
  expect(seen).toEqual(['a'])
})

test('the content of an imported file is not kept for the time after a reload', async () => {
  const content = 'a'.repeat(1000)
  const { start } = opened(begun, () => ended('started', {}))
  start({ kind: 'import-file', appId: 'a', siteName: 'Site a', file: { name: 'a.json', content } })
  await expect.poll(() => sessionStorage.getItem('waymark.operations')).toContain('"name":"a.json"')
  expect(sessionStorage.getItem('waymark.operations')).not.toContain(content)
})
