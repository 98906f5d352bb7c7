import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestRebuild } from '#containers/rebuild.ts'
import type { StoreAddress } from '#settings-store.ts'
import { makeFolderOfFile } from '#testing/folder-of-file.ts'
import { runOperations } from '#testing/run-operations.ts'
import { startS3Server } from '#testing/s3-server.ts'
import { addTag, openTestSite, publish, type TestSite } from '#testing/test-site.ts'
import { openContainerStore } from './open.ts'
import { repairStore } from './repair.ts'
import type { ContainerStore } from './store.ts'

const root = makeFolderOfFile()
const s3 = await startS3Server()
afterAll(() => s3.close())

const ELSEWHERE = '00000000-0000-4000-8000-000000000000'
const HEADERS = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' }
const bytes = (text: string) => new TextEncoder().encode(text)

describe.each(['folder', 's3'] as const)('repairing a container store in a %s', (kind) => {
  let store: ContainerStore
  let site: TestSite
  beforeAll(async () => {
    const folder: StoreAddress = { kind: 'folder', name: root, path: root }
    const opened = await openContainerStore(kind === 's3' ? s3.address : folder)
    if (!opened) throw new Error('There is no store')
    store = opened
    const plain = await openTestSite()
    site = { ...plain, server: plain.server.withStore(store) }
    await requestRebuild(site.server.deps, site.server.deps.db, [site.appId])
    await runOperations(site.server)
    await addTag(site, 'First')
    await publish(site)
  })
  afterAll(() => site.close())

  const repair = (dryRun = false) => repairStore({ ...site.server.deps, store }, { dryRun })
  const content = async () => {
    const files = await store.list('')
    return Promise.all(files.map(async ({ path }) => [path, String((await store.get(path))?.bytes)]).sort()).then(
      (all) => all.sort(),
    )
  }
  const paths = async (prefix: string) => (await store.list(prefix)).map(({ path }) => path).sort()

  test('finds nothing in one that is as it should be, with its earlier artifacts', async () => {
    expect(await paths('artifacts/')).toHaveLength(2 * store.forms.length)
    expect(await repair()).toEqual({ containers: 1, missing: [], different: [], superfluous: [] })
  })

  test('puts right what is missing, different or superfluous, and says what that was', async () => {
    const before = await content()
    const [artifact = ''] = await paths('artifacts/')
    const [pointer = ''] = await paths('containers/')
    await store.remove([artifact])
    await store.put(pointer, bytes('broken'), HEADERS)
    await store.put(`containers/${ELSEWHERE}.js`, bytes('x'), HEADERS)
    await store.put(`artifacts/${ELSEWHERE}/${'0'.repeat(64)}.js`, bytes('x'), HEADERS)
    await store.put(`artifacts/${site.appId}/${'0'.repeat(64)}.js`, bytes('not what its name says'), HEADERS)
    const broken = await content()
    const found = await repair(true)
    expect(await content()).toEqual(broken)
    expect(found).toMatchObject({ different: [pointer] })
    expect(found.superfluous.toSorted()).toEqual([
      `artifacts/${ELSEWHERE}/${'0'.repeat(64)}.js`,
      `artifacts/${site.appId}/${'0'.repeat(64)}.js`,
      `containers/${ELSEWHERE}.js`,
    ])
    expect(await repair()).toEqual(found)
    const isOld = (path: string | undefined) => path === artifact
    // An earlier artifact that is lost cannot be made again from the database; a live one is.
    expect(await content()).toEqual(found.missing.length > 0 ? before : before.filter(([path]) => !isOld(path)))
    expect(await repair()).toEqual({ containers: 1, missing: [], different: [], superfluous: [] })
  })

  test.runIf(kind === 's3')('puts headers right, too', async () => {
    const [pointer = ''] = await paths('containers/')
    const file = await store.get(pointer)
    await store.put(pointer, file?.bytes ?? bytes(''), HEADERS)
    expect(await repair()).toMatchObject({ different: [pointer] })
    expect((await store.get(pointer))?.headers).toEqual(file?.headers)
  })

  test('fills one that is empty', async () => {
    const before = await paths('containers/')
    await store.remove(await paths(''))
    const { missing } = await repair()
    expect(missing).toHaveLength(2 * store.forms.length)
    expect(await paths('containers/')).toEqual(before)
  })

  test('does not empty one with a database that has nothing', async () => {
    const before = await content()
    await site.server.deps.db.execute(sql`delete from sites`)
    await expect(repair()).rejects.toThrow(/^The database has no container, so .* seems to belong to another one\.$/)
    expect(await content()).toEqual(before)
  })
})
