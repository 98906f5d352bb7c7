import { publishRefusal } from '@waymark/domain/version'
import { buildArtifact, insertArtifact, setLiveArtifact } from '#containers/artifact.ts'
import { prepareStore, updateWebsites } from '#containers/rebuild.ts'
import { type PublishState, readDependencyState, readState } from '#containers/source.ts'
import type { Database } from '#database/database.ts'
import { findVersion, type VersionRow } from '#database/find-version.ts'
import { readSnapshot } from '#database/read-snapshot.ts'
import type { ChangedSite } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { fingerprint } from '#items/content-hash.ts'
import { storeContent } from '#items/content-store.ts'
import { removeStoppedTags, stoppedTagIds } from '#items/tags/stopped-tags.ts'
import {
  authorOf,
  type Job,
  type OperationRow,
  type RunningJob,
  recordOperation,
  refuseDeleted,
} from '#operations/operation.ts'
import { refuse } from '#refusal.ts'
import { type LockedDraft, lockDraft } from './draft.ts'
import { draftState, ensureUnchanged } from './draft-state.ts'
import { hasEntries, publishDraft, readDraftChanges } from './publish-draft.ts'
import { publishHistoric } from './publish-historic.ts'
import { objectOf, presentVersion } from './version-rows.ts'

/** How often a publish starts over when something that its container depends on changes meanwhile. */
const MAX_READS = 50

/** Refuses a version that cannot be published: checked with the call and once more when its turn comes. */
export function ensurePublishable(version: VersionRow): void {
  const refused = publishRefusal(presentVersion(version))
  if (refused) throw refuse(refused.code, refused.why.message)
}

/**
 * Makes a version the published one and its container the live one, both at once, and then brings it to visitors. The
 * operation is completed when they get it; until then it remembers what has been done.
 */
export const publishVersion: Job = async (job) => {
  const { operation, deps } = job
  const { summary, kind } = operation.input.published ?? (await publishSite(job))
  await job.complete(deps.db, { ...summary, ...(await updateWebsites(deps, { id: operation.siteId, kind })) })
}

/**
 * Publishes a site's version. A draft that changes meanwhile is read again once; then what was read is published and the
 * later changes stay changes of the draft, so that a busy draft is published as well. What the caller has seen is
 * published as it was seen.
 */
async function publishSite(job: RunningJob): Promise<ChangedSite> {
  const { siteId, input } = job.operation
  const seen = input.attributes?.state
  for (let round = 0; round < MAX_READS; round++) {
    const read = await readToPublish(job)
    ensurePublishable(read.state.version)
    if (read.changes) ensureUnchanged(read.draftState, seen)
    const mayBeBehind = round > 0 || seen !== undefined || !read.changes
    // A large draft under constant edits is already outdated: it is not compiled.
    if (!mayBeBehind && (await isBehind(job.deps.db, siteId, read))) continue
    const published = await publishRead(job, read, { mayBeBehind })
    if (published) return published
  }
  throw new Error(`What the container of site ${siteId} is made of changed faster than it could be compiled.`)
}

/** One state of the database to publish; `changes` only for a draft. */
type Read = Awaited<ReturnType<typeof readToPublish>>

async function readToPublish({ deps, operation }: RunningJob) {
  const { siteId, parameters, input } = operation
  const resume = input.attributes?.resumed_tags ?? []
  const read = await readSnapshot(deps.db, async (tx) => {
    const reading = { publishing: true, resume }
    const state = await readState({ ...deps, db: tx }, siteId, String(parameters.version_id), reading)
    if (!state) return undefined
    const isDraft = state.version.versionType === 'draft'
    return {
      state,
      live: (await findVersion(tx, siteId, 'published'))?.id,
      draftState: await draftState(tx, siteId),
      changes: isDraft ? await readDraftChanges(tx, siteId, state.content) : undefined,
    }
  })
  if (!read) throw refuseDeleted('version')
  return read
}

/** Compiles and publishes what was read; undefined, with nothing published, if it has to be read again. */
async function publishRead(
  job: RunningJob,
  read: Read,
  { mayBeBehind }: { mayBeBehind: boolean },
): Promise<ChangedSite | undefined> {
  const { deps, operation } = job
  const { siteId } = operation
  const { state, changes } = read
  const { attributes = {} } = operation.input
  const versionId = changes ? deps.ids() : state.version.id
  const built = state.source && (await buildArtifact(deps, state.source, { mode: 'published', versionId }))
  if (built) await prepareStore(deps, siteId, built)
  const live = changes ? undefined : fingerprint(state.content)
  try {
    return await deps.db.transaction(async (tx) => {
      if (!mayBeBehind && (await isBehind(tx, siteId, read))) throw new Outdated()
      // What is large is stored before the lock, so that no writer waits for it.
      const contentHash = changes && (await storeContent(tx, siteId, state.content))
      if (built) await insertArtifact(tx, built, deps.clock())
      const draft = await lockDraft({ ...deps, db: tx }, siteId, authorOf(operation))
      if (!(await isCurrent(draft, read, mayBeBehind))) throw new Outdated()
      const summary =
        changes && contentHash !== undefined
          ? await publishDraft(draft, changes, { id: versionId, contentHash, ...attributes })
          : await publishHistoric(draft, state, { live: live ?? fingerprint(state.content), ...attributes })
      await recordPublished(tx, deps, operation, changes ? 'version.published' : 'version.republished')
      await removeStoppedTags(tx, siteId, await resumedBy(tx, state, attributes.resumed_tags ?? []))
      if (built) await setLiveArtifact(tx, siteId, { built, build: state.build, at: draft.at })
      const published: ChangedSite = { summary, kind: state.site.kind }
      await job.saveInput(tx, { ...operation.input, published })
      return published
    })
  } catch (error) {
    if (error instanceof Outdated) return undefined
    throw error
  }
}

/** Writes into the audit log which version has gone live. */
async function recordPublished(
  tx: Database,
  deps: Pick<Dependencies, 'clock' | 'ids'>,
  operation: OperationRow,
  action: 'version.published' | 'version.republished',
): Promise<void> {
  const version = await findVersion(tx, operation.siteId, 'published')
  if (version) await recordOperation(tx, deps, operation, { action, object: objectOf(version) })
}

/** Whether the draft has changed since it was read. */
const isBehind = async (db: Database, siteId: string, read: Read): Promise<boolean> =>
  (await draftState(db, siteId)) !== read.draftState

/** Rolls back a publish whose input has to be read again. */
class Outdated extends Error {}

/**
 * Whether what was read may be published. With `mayBeBehind` the draft may have been written to since, but not published or
 * reverted.
 */
async function isCurrent(draft: LockedDraft, { state, live, changes }: Read, mayBeBehind: boolean): Promise<boolean> {
  const { tx, siteId } = draft
  if (!mayBeBehind && draft.revision !== state.site.draftRevision) return false
  if (changes && !(await hasEntries(draft, changes))) return false
  const published = await findVersion(tx, siteId, 'published')
  return published?.id === live && (await readDependencyState(tx, siteId)) === state.dependencyState
}

/** Ids of stopped tags to clear: those to resume, and those that the new version has inactive or lacks. */
async function resumedBy(tx: Database, { site, content }: PublishState, resumed: readonly string[]): Promise<string[]> {
  const active = new Set(content.tags.filter((tag) => tag.is_active).map(({ id }) => id))
  return (await stoppedTagIds(tx, site.id)).filter((id) => resumed.includes(id) || !active.has(id))
}
