import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { admin, operations, tags, versions } from '@waymark/api-client/endpoints'
import type { CompileInput } from '@waymark/container/compile'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestRebuild } from '#containers/rebuild.ts'
import { artifactPointers, storedContainers } from '#database/tables/index.ts'
import { dropAllClaims } from '#operations/queue.ts'
import { type Answered, callAs } from '#testing/call-as.ts'
import { makeFolderOfFile } from '#testing/folder-of-file.ts'
import { runOperations } from '#testing/run-operations.ts'
import { startS3Server } from '#testing/s3-server.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { addTag, openSecondSite, publish, type TestSite, version } from '#testing/test-site.ts'
import { openContainerStore } from './open.ts'
import { reconcileStore } from './reconcile.ts'
import { type ContainerStore, StoreUnavailable } from './store.ts'
import { hashesByAge } from './sync.ts'

const root = makeFolderOfFile()
const s3 = await startS3Server()
afterAll(() => s3.close())
const plain = await openSiteOfFile()

const open = async (kind: 'folder' | 's3', name = 'files'): Promise<ContainerStore> => {
  const folder = { kind: 'folder' as const, name: join(root, name), path: join(root, name) }
  const store = await openContainerStore(kind === 's3' ? s3.address : folder)
  if (!store) throw new Error('There is no store')
  return store
}

/** A new site whose server has this store. */
async function siteWith(store: ContainerStore): Promise<TestSite> {
  const server = plain.server.withStore(store)
  const site = await openSecondSite({ ...plain, server })
  await requestRebuild(server.deps, server.deps.db, [site.appId])
  await runOperations(server)
  return site
}

/** The names of the tags that a site's visitors get from the store; undefined where there is nothing for them. */
async function stored(store: ContainerStore, { appId }: TestSite): Promise<string[] | undefined> {
  const file = await store.get(`containers/${appId}.js`)
  if (!file) return undefined
  const text = file.headers?.['Content-Encoding'] === 'gzip' ? gunzipSync(file.bytes) : Buffer.from(file.bytes)
  return (JSON.parse(text.toString()) as CompileInput).site.tags.map(({ name }) => name).sort()
}

const artifactsOf = async (store: ContainerStore, { appId }: TestSite) =>
  hashesByAge(await store.list(`artifacts/${appId}/`))

const operationOf = async (site: TestSite, started: Answered<{ data: { relationships: Relationships } }>) => {
  const { server, owner, appId } = site
  const operationId = started.answer.data.relationships.operation.data.id
  return (await callAs(server, owner, operations.one, { params: { appId, operationId } })).answer.data.attributes
}
type Relationships = { operation: { data: { id: string } } }

const startPublish = ({ server, owner, appId }: TestSite) =>
  callAs(server, owner, versions.publish, { params: { appId, versionId: 'draft' } })

const liveHash = async ({ server, appId }: TestSite) => {
  const [row] = await server.deps.db.select().from(artifactPointers).where(eq(artifactPointers.siteId, appId))
  return row?.artifactHash
}

/** A store whose files are as old as their order: a bucket counts in seconds only. */
function inOrder(store: ContainerStore): ContainerStore {
  const order: string[] = []
  return {
    ...store,
    async put(path, bytes, headers) {
      await store.put(path, bytes, headers)
      order.push(path)
    },
    list: async (prefix) =>
      (await store.list(prefix)).map(({ path }) => ({ path, writtenAt: new Date(order.lastIndexOf(path)) })),
  }
}

/** A store that refuses the paths of which `fails` is true, and says what it was given. */
function failing(store: ContainerStore, fails: (path: string) => boolean) {
  const written: string[] = []
  const put: ContainerStore['put'] = async (path, bytes, headers) => {
    if (fails(path)) throw new StoreUnavailable(store.name, new Error('out of order'))
    await store.put(path, bytes, headers)
    written.push(path)
  }
  return { store: { ...store, put }, written }
}

describe.each(['folder', 's3'] as const)('with a container store in a %s', (kind) => {
  let store: ContainerStore
  beforeAll(async () => {
    store = await open(kind)
  })

  test('a new site, a publish and a stopped tag reach it before their operations are completed', async () => {
    const site = await siteWith(store)
    expect(await stored(store, site)).toEqual([])
    const tagId = await addTag(site, 'First')
    expect(await publish(site)).toMatchObject({ state: 'completed' })
    expect(await stored(store, site)).toEqual(['First'])
    const { server, owner, appId } = site
    const started = await callAs(server, owner, tags.stop, { params: { appId, tagId } })
    await runOperations(server)
    expect(await operationOf(site, started)).toMatchObject({ state: 'completed' })
    expect(await stored(store, site)).toEqual([])
  })

  test('artifacts are written before the container that visitors ask for', async () => {
    const { store: watched, written } = failing(store, () => false)
    const site = await siteWith(watched)
    await addTag(site, 'First')
    written.length = 0
    await publish(site)
    const hash = await liveHash(site)
    const artifact = store.forms.map(({ ending }) => `artifacts/${site.appId}/${hash}.js${ending}`)
    const pointer = store.forms.map(({ ending }) => `containers/${site.appId}.js${ending}`)
    expect(written).toEqual([...artifact, ...pointer])
  })

  test('a publish is refused when the artifact cannot be written, and then has changed nothing', async () => {
    const site = await siteWith(store)
    await addTag(site, 'First')
    const broken = { ...site, server: site.server.withStore(failing(store, (path) => path.includes(site.appId)).store) }
    const failed = await publish(broken)
    expect(failed).toMatchObject({ state: 'failed' })
    expect(failed.summary?.errors?.[0]).toBe('CONTAINER_STORE_ERROR')
    expect(await version(site, 'draft')).toMatchObject({ has_changes: true })
    expect(await stored(store, site)).toEqual([])
    expect(await publish(site)).toMatchObject({ state: 'completed' })
    expect(await stored(store, site)).toEqual(['First'])
  })

  test('a publish that has been stored in the database waits for the store, however often it fails', async () => {
    const site = await siteWith(store)
    await addTag(site, 'First')
    const isPointer = (path: string) => path.startsWith('containers/')
    const broken = { ...site, server: site.server.withStore(failing(store, isPointer).store) }
    const started = await startPublish(broken)
    for (let time = 0; time < 5; time++) {
      await dropAllClaims(site.server.deps.db)
      await runOperations(broken.server)
      expect(await operationOf(site, started)).toMatchObject({ state: 'started' })
    }
    expect(await stored(store, site)).toEqual([])
    expect(site.server.logged.at(-1)).toMatchObject({
      level: 'warn',
      msg: expect.stringMatching(/out of order$/),
      retry_seconds: 1,
    })
    await dropAllClaims(site.server.deps.db)
    await runOperations(site.server)
    const ended = await operationOf(site, started)
    expect(ended).toMatchObject({ state: 'completed' })
    expect(ended.summary?.versions).toHaveLength(3)
    expect(await stored(store, site)).toEqual(['First'])
  })

  test('a deleted site is removed from it, with its artifacts', async () => {
    const site = await siteWith(store)
    const { server, owner, appId } = site
    await callAs(server, owner, admin.removeApp, { params: { appId } })
    await reconcileStore(server.deps)
    expect(await store.list(`containers/${appId}`)).toEqual([])
    expect(await store.list(`artifacts/${appId}`)).toEqual([])
    expect(await server.deps.db.$count(storedContainers, eq(storedContainers.siteId, appId))).toBe(0)
  })

  test('some earlier artifacts are kept, and one that goes live again is not removed with the old ones', async () => {
    const site = await siteWith(inOrder(store))
    const kept = { ...site, server: site.server.withSettings({ keptContainers: 2 }) }
    const ids: string[] = []
    for (const name of ['One', 'Two', 'Three']) {
      await addTag(kept, name)
      await publish(kept)
      ids.push((await version(kept, 'published')).id)
    }
    const lives: (string | undefined)[] = []
    for (const id of ids) {
      await publish(kept, id)
      lives.push(await liveHash(kept))
    }
    expect((await artifactsOf(store, kept)).toSorted()).toEqual(lives.toSorted())
    const [one, , three] = lives
    await publish(kept, ids[0])
    expect(await liveHash(kept)).toBe(one)
    expect(await stored(store, kept)).toEqual(['One'])
    await publish(kept)
    expect((await artifactsOf(store, kept)).toSorted()).toEqual([one, three, await liveHash(kept)].toSorted())
  })

  test('of two that publish at once the older container is never the one that stays', async () => {
    const site = await siteWith(store)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    let isFirst = true
    const slow: ContainerStore = {
      ...store,
      async put(path, bytes, headers) {
        if (isFirst && path === `containers/${site.appId}.js`) {
          isFirst = false
          reach()
          await released
        }
        await store.put(path, bytes, headers)
      },
    }
    await addTag(site, 'First')
    const older = publish({ ...site, server: site.server.withStore(slow) })
    await reached
    await addTag(site, 'Second')
    // The operation of the first process waits for the store with its claim on the site; this one has lost sight of it.
    await dropAllClaims(site.server.deps.db)
    expect(await publish(site)).toMatchObject({ state: 'completed' })
    expect(await stored(store, site)).toEqual(['First', 'Second'])
    release()
    await older
    expect(await stored(store, site)).toEqual(['First', 'Second'])
  })
})

test('another store is filled with what sites have live, and a store that fails is tried again later', async () => {
  const before = await open('folder')
  const site = await siteWith(before)
  await addTag(site, 'First')
  await publish(site)
  const after = await open('folder', 'moved')
  const moved = site.server.withStore(after)
  await expect(reconcileStore({ ...moved.deps, store: failing(after, () => true).store })).rejects.toThrow(
    'out of order',
  )
  await reconcileStore(moved.deps)
  expect(await stored(after, site)).toEqual(['First'])
  const { written, store: watched } = failing(after, () => false)
  await reconcileStore({ ...moved.deps, store: watched })
  expect(written).toEqual([])
})

test('the product’s own address and debug artifacts do not depend on the store', async () => {
  const site = await siteWith(await open('folder'))
  const broken = site.server.withStore(failing(await open('folder'), () => true).store)
  expect((await broken.request(`/containers/${site.appId}.js`)).status).toBe(200)
  const metadata = await callAs(broken, site.owner, versions.metadata, {
    params: { appId: site.appId, versionId: 'draft' },
  })
  const debug = await broken.request(`/containers/${site.appId}.js?wm_debug=${metadata.answer.data.meta?.debug_token}`)
  expect(debug.status).toBe(200)
  expect(((await debug.json()) as CompileInput & { mode: string }).mode).toBe('debug')
})
