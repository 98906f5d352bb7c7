import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { ARTIFACTS, artifactFiles, POINTERS, pointerFiles, readPath, type ScriptFile } from './files.ts'
import { reconcileStore } from './reconcile.ts'
import { hashOfScript } from './scripts.ts'
import type { ContainerStore, ListedFile } from './store.ts'
import { hashesByAge, readLiveArtifact, type StoreDependencies, syncContainer } from './sync.ts'

/** Paths of what is wrong in a store, and the number of containers in the database. */
export interface StoreReport {
  readonly containers: number
  readonly missing: readonly string[]
  readonly different: readonly string[]
  readonly superfluous: readonly string[]
}

/** Thrown instead of emptying a store that belongs to another database, with the sentence to print. */
export class OtherDatabase extends Error {}

/** Age in milliseconds from which an unfinished file was left by a process that has ended. */
const UNFINISHED_AGE = 3_600_000

type Repairing = StoreDependencies & { readonly store: ContainerStore }

/**
 * Reads every file of a store and compares it with the database, or with the hash in its name where the database no longer
 * has it. Unless this is a dry run, what is missing or different is written and what is superfluous removed. May run
 * beside servers that publish. Throws `StoreUnavailable`.
 */
export async function repairStore(deps: Repairing, { dryRun }: { dryRun: boolean }): Promise<StoreReport> {
  const { store } = deps
  const listed = [...(await store.list(POINTERS)), ...(await store.list(ARTIFACTS))]
  const siteIds = await sitesWithContainer(deps.db)
  if (siteIds.length === 0 && listed.some(({ path }) => path.startsWith(POINTERS))) {
    throw new OtherDatabase(`The database has no container, so ${store.name} seems to belong to another one.`)
  }
  const present = new Set(listed.map(({ path }) => path))
  const expected = new Set<string>()
  const missing: string[] = []
  const different: string[] = []
  for (const siteId of siteIds) {
    const { files, wrong } = await compareSite(deps, siteId, present)
    for (const { path } of files) expected.add(path)
    for (const { path } of wrong) (present.has(path) ? different : missing).push(path)
    if (wrong.length > 0 && !dryRun) await repairSite(deps, siteId, wrong)
  }
  const others = listed.filter(({ path }) => !expected.has(path))
  const superfluous = await superfluousOf(deps, others, new Set(siteIds))
  if (!dryRun) {
    await store.remove(superfluous)
    await reconcileStore(deps)
  }
  return { containers: siteIds.length, missing, different, superfluous }
}

async function sitesWithContainer(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db, sql`select site_id as id from artifact_pointers order by site_id`)
  return rows.map(({ id }) => id)
}

/** The files that the store should have for a site, and those of them that are missing or different. */
async function compareSite({ db, store }: Repairing, siteId: string, present: ReadonlySet<string>) {
  const artifact = await readLiveArtifact(db, siteId)
  const files = artifact ? [...artifactFiles(store, siteId, artifact), ...pointerFiles(store, siteId, artifact)] : []
  const wrong: ScriptFile[] = []
  for (const file of files) if (!present.has(file.path) || !(await isEqual(store, file))) wrong.push(file)
  return { files, wrong }
}

async function isEqual(store: ContainerStore, { path, bytes, headers }: ScriptFile): Promise<boolean> {
  const found = await store.get(path)
  if (!found || Buffer.compare(found.bytes, bytes) !== 0) return false
  const { headers: kept } = found
  const names = ['Content-Type', 'Cache-Control', 'Content-Encoding'] as const
  return !kept || names.every((name) => kept[name] === headers[name])
}

/** Overwrites wrong artifacts; `syncContainer` writes the container itself, and handles a publish in the meantime. */
async function repairSite(deps: Repairing, siteId: string, wrong: readonly ScriptFile[]): Promise<void> {
  for (const { path, bytes, headers } of wrong) {
    if (path.startsWith(ARTIFACTS)) await deps.store.put(path, bytes, headers)
  }
  await syncContainer(deps, siteId)
}

/** Files to delete: all except complete earlier artifacts of existing sites, up to the number to keep. */
async function superfluousOf(
  { store, settings }: Repairing,
  files: readonly ListedFile[],
  siteIds: ReadonlySet<string>,
): Promise<string[]> {
  const superfluous: string[] = []
  for (const [siteId, ofSite] of Map.groupBy(files, ({ path }) => siteOf(path))) {
    const kept = siteIds.has(siteId) ? new Set(hashesByAge(ofSite).slice(0, settings.keptContainers)) : new Set()
    for (const file of ofSite) {
      const { hash, ending } = readPath(file.path) ?? {}
      const isKept = hash !== undefined && kept.has(hash) && (await isWhole(store, file.path, { hash, ending }))
      if (!isKept && !isBeingWritten(file)) superfluous.push(file.path)
    }
  }
  return superfluous
}

/** The site id in a path; empty where there is none. */
const siteOf = (path: string): string => /[0-9a-f-]{36}/u.exec(path)?.[0] ?? ''

const isBeingWritten = ({ path, writtenAt }: ListedFile) =>
  path.endsWith('.part') && Date.now() - writtenAt.getTime() < UNFINISHED_AGE

async function isWhole(
  store: ContainerStore,
  path: string,
  { hash, ending = '' }: { hash: string; ending: string | undefined },
): Promise<boolean> {
  const file = store.forms.some((form) => form.ending === ending) ? await store.get(path) : undefined
  return file !== undefined && (await hashOfScript(ending, file)) === hash
}
