import { eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { artifactPointers, artifacts, storedContainers } from '#database/tables/index.ts'
import type { Settings } from '#settings.ts'
import { artifactFiles, artifactFolder, pointerFiles, pointerPath, readPath } from './files.ts'
import type { ContainerStore, Encoded, ListedFile } from './store.ts'

/** What the functions here need; without a store they do nothing. */
export interface StoreDependencies {
  readonly db: Database
  readonly settings: Pick<Settings, 'keptContainers'>
  readonly store: ContainerStore | undefined
}

type Artifact = Encoded & { hash: string }

/** Writes an artifact's files before it goes live, so that an unusable store is noticed before anything is published. */
export async function writeArtifactFiles(
  { store }: Pick<StoreDependencies, 'store'>,
  siteId: string,
  artifact: Artifact,
): Promise<void> {
  if (!store) return
  for (const { path, bytes, headers } of artifactFiles(store, siteId, artifact)) await store.put(path, bytes, headers)
}

/**
 * Brings a site's files in the store up to date: writes the artifact, then the container; deletes both if the site is gone.
 * Repeats until nothing newer was published meanwhile. Throws `StoreUnavailable`.
 */
export async function syncContainer({ db, settings, store }: StoreDependencies, siteId: string): Promise<void> {
  if (!store) return
  for (;;) {
    const artifact = await readLiveArtifact(db, siteId)
    if (artifact) await writeFiles(store, siteId, artifact, settings.keptContainers)
    else await removeFiles(store, siteId)
    await recordStored(db, store, siteId, artifact?.hash)
    if ((await readLiveHash(db, siteId)) === artifact?.hash) return
  }
}

async function writeFiles(store: ContainerStore, siteId: string, artifact: Artifact, kept: number): Promise<void> {
  const present = await store.list(artifactFolder(siteId))
  const paths = new Set(present.map(({ path }) => path))
  const isComplete = artifactFiles(store, siteId, artifact).every(({ path }) => paths.has(path))
  const ages = writtenAt(present)
  // An artifact that goes live again is written again, so that it counts as new and is not among the next to be deleted.
  const isNewest = ages.get(artifact.hash) === Math.max(...ages.values())
  if (!isComplete || !isNewest) await writeArtifactFiles({ store }, siteId, artifact)
  for (const { path, bytes, headers } of pointerFiles(store, siteId, artifact)) await store.put(path, bytes, headers)
  const others = hashesByAge(present).filter((hash) => hash !== artifact.hash)
  const old = new Set(others.slice(kept))
  await store.remove([...paths].filter((path) => old.has(readPath(path)?.hash ?? '')))
}

/** Hashes of the artifacts in a list of files, newest first. */
export const hashesByAge = (files: readonly ListedFile[]): string[] =>
  [...writtenAt(files)].sort(([, a], [, b]) => b - a).map(([hash]) => hash)

function writtenAt(files: readonly ListedFile[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { path, writtenAt } of files) {
    const { hash } = readPath(path) ?? {}
    if (hash) times.set(hash, Math.max(times.get(hash) ?? 0, writtenAt.getTime()))
  }
  return times
}

async function removeFiles(store: ContainerStore, siteId: string): Promise<void> {
  for (const prefix of [pointerPath(siteId), artifactFolder(siteId)]) {
    await store.remove((await store.list(prefix)).map(({ path }) => path))
  }
}

/** The live artifact of a site, from the database; undefined for a site that has none, or is gone. */
export async function readLiveArtifact(db: Database, siteId: string): Promise<Artifact | undefined> {
  const { hash, raw, gzip, brotli } = artifacts
  const [row] = await db
    .select({ hash, raw, gzip, brotli })
    .from(artifactPointers)
    .innerJoin(artifacts, eq(artifacts.hash, artifactPointers.artifactHash))
    .where(eq(artifactPointers.siteId, siteId))
  return row
}

async function readLiveHash(db: Database, siteId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: artifactPointers.artifactHash })
    .from(artifactPointers)
    .where(eq(artifactPointers.siteId, siteId))
  return row?.hash
}

/** Records which artifact of a site the store has, so that a query finds the sites whose container is outdated. */
async function recordStored(db: Database, store: ContainerStore, siteId: string, artifactHash?: string): Promise<void> {
  if (!artifactHash) {
    await db.delete(storedContainers).where(eq(storedContainers.siteId, siteId))
    return
  }
  const row = { store: store.name, artifactHash }
  await db
    .insert(storedContainers)
    .values({ siteId, ...row })
    .onConflictDoUpdate({ target: storedContainers.siteId, set: row })
}
