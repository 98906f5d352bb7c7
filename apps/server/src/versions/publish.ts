import type { ErrorCode } from '@waymark/domain/failure'
import { mayPublish, type PublishAttributes } from '@waymark/domain/version'
import { and, eq, sql } from 'drizzle-orm'
import { buildArtifact, putLive } from '#containers/artifact.ts'
import { linkedSites, rebuildSite } from '#containers/rebuild.ts'
import { type PublishState, readStamp, readState } from '#containers/source.ts'
import type { Database } from '#database/database.ts'
import type { VersionRow } from '#database/find-version.ts'
import { KINDS, LIST } from '#database/tables/content.ts'
import { changelogEntries } from '#database/tables/index.ts'
import { fingerprint } from '#items/content-hash.ts'
import { storeContent } from '#items/content-store.ts'
import { removeStoppedTags, stoppedTagIds } from '#items/tags/stopped-tags.ts'
import { recordset } from '#items/write-rows.ts'
import { authorOf, gone, type Job, type RunningJob } from '#operations/operation.ts'
import { refuse } from '#refusal.ts'
import { draftDiffers } from './differing.ts'
import { type OpenedDraft, openDraft } from './draft.ts'
import { nextPublished } from './numbers.ts'
import { setPublishedItems } from './published-items.ts'
import { ensureSeen } from './seen-state.ts'
import {
  insertFromDraft,
  numbersOf,
  presentVersion,
  readDraftRow,
  summaryOf,
  unpublish,
  updateVersion,
} from './version-rows.ts'

/** How often a publish starts over because the draft changed while its container was being compiled. */
const ROUNDS = 50

type Summary = { versions: ReturnType<typeof summaryOf>[] }

const CODES: Readonly<Record<string, ErrorCode>> = {
  'publish.already-published': 'VERSION_ALREADY_PUBLISHED_ERROR',
  'publish.no-changes': 'NO_CHANGES_TO_PUBLISH_ERROR',
}

/** Refuses a version that cannot be published: checked with the call and once more when its turn comes. */
export function ensurePublishable(version: VersionRow): void {
  const permitted = mayPublish(presentVersion(version), ['publish'])
  if (!permitted.allowed) throw refuse(CODES[permitted.why.id] ?? 'FORBIDDEN_ERROR', permitted.why.message)
}

/** Makes a version the published one and puts its container live, both at once. */
export const publishVersion: Job = async (job) => {
  const { operation, deps } = job
  const done = operation.input.published as Summary | undefined
  const { summary, isMetaSite } = done ? { summary: done, isMetaSite: true } : await publishSite(job)
  if (!isMetaSite) return
  const websites = await linkedSites(deps.db, operation.siteId)
  for (const siteId of websites) await rebuildSite(deps, siteId)
  await job.complete(deps.db, { ...summary, rebuilt_websites: websites.length })
}

async function publishSite(job: RunningJob): Promise<{ summary: Summary; isMetaSite: boolean }> {
  const { deps, operation } = job
  const { siteId } = operation
  for (let round = 0; round < ROUNDS; round++) {
    const attributes = (operation.input.attributes ?? {}) as PublishAttributes
    const resume = attributes.resumed_tags ?? []
    const state = await readState(deps, siteId, String(operation.parameters.version_id), { publishing: true, resume })
    if (!state) throw gone('version')
    ensurePublishable(state.version)
    const isDraft = state.version.versionType === 'draft'
    const versionId = isDraft ? deps.ids() : state.version.id
    const built = state.source && (await buildArtifact(deps, state.source, { mode: 'published', versionId }))
    const isMetaSite = built === undefined
    const summary = await openDraft(deps, siteId, authorOf(operation), async (draft) => {
      if (isDraft) await ensureSeen(draft.tx, siteId, attributes.state)
      const isStale = isDraft && draft.revision !== state.site.draftRevision
      if (isStale || (await readStamp(draft.tx, siteId)) !== state.stamp) return undefined
      const summary = isDraft
        ? await publishDraft(draft, state, { id: versionId, ...attributes })
        : await publishHistoric(draft, state, attributes)
      await removeStoppedTags(draft.tx, siteId, await resumedBy(draft.tx, state, resume))
      if (built) await putLive(draft.tx, siteId, { built, build: state.build, at: draft.at })
      // A meta-site is done when its linked sites are; until then the operation remembers that this step is.
      if (isMetaSite) await job.saveInput(draft.tx, { ...operation.input, published: summary })
      else await job.complete(draft.tx, summary)
      return summary
    })
    if (summary) return { summary, isMetaSite }
  }
  throw new Error(`The draft of site ${siteId} changed faster than it could be published.`)
}

/**
 * Makes the draft's content the published version. The draft goes on with the same content, without changes and without
 * its description, which the new version takes along with the changelog.
 */
async function publishDraft(
  opened: OpenedDraft,
  { content }: PublishState,
  { id: versionId, name, description }: PublishAttributes & { id: string },
): Promise<Summary> {
  const { tx, siteId, author, at, draftId } = opened
  const contentHash = await storeContent(tx, siteId, content)
  const number = nextPublished(await numbersOf(tx, siteId))
  const historic = await unpublish(tx, siteId)
  const published = await insertFromDraft(opened, await readDraftRow(opened), {
    id: versionId,
    ...textsOf({ name, description }),
    versionType: 'published',
    number,
    contentHash,
    publisherId: author.id,
    publisherEmail: author.email,
    publishedAt: at,
  })
  const draft = await updateVersion(tx, siteId, draftId, {
    hasChanges: false,
    parentId: versionId,
    description: null,
    versionMajor: number.version_major + 1,
    versionMinor: 0,
  })
  for (const kind of KINDS) {
    await tx.execute(sql`update ${sql.raw(LIST[kind])} set published_hash = content_hash
      where site_id = ${siteId}::uuid and published_hash is distinct from content_hash`)
  }
  await setPublishedItems(tx, siteId, content)
  await tx
    .update(changelogEntries)
    .set({ versionId })
    .where(and(eq(changelogEntries.siteId, siteId), eq(changelogEntries.versionId, draftId)))
  const before = historic ? [summaryOf(historic, 'modified')] : []
  return { versions: [summaryOf(published, 'added'), ...before, summaryOf(draft, 'modified')] }
}

const textsOf = ({ name, description }: PublishAttributes) => ({
  ...(name !== undefined && { name }),
  ...(description !== undefined && { description }),
})

/** The stopped tags that are no longer: the ones that were asked for, and those that would not run any more anyway. */
async function resumedBy(tx: Database, { site, content }: PublishState, resumed: readonly string[]): Promise<string[]> {
  const active = new Set(content.tags.filter((tag) => tag.is_active).map(({ id }) => id))
  return (await stoppedTagIds(tx, site.id)).filter((id) => resumed.includes(id) || !active.has(id))
}

/** Puts an earlier version live again. The draft stays as it is and is compared with what is live now. */
async function publishHistoric(
  { tx, siteId, author, at, draftId }: OpenedDraft,
  { content, version }: PublishState,
  texts: PublishAttributes,
): Promise<Summary> {
  const historic = await unpublish(tx, siteId)
  const publisher = { publisherId: author.id, publisherEmail: author.email, publishedAt: at }
  const published = await updateVersion(tx, siteId, version.id, {
    versionType: 'published',
    ...publisher,
    ...textsOf(texts),
  })
  const live = fingerprint(content)
  for (const kind of KINDS) {
    const rows = [...live[kind]].map(([id, hash]) => ({ id, hash }))
    await tx.execute(sql`update ${sql.raw(LIST[kind])} as item set published_hash =
      (select rows.hash from ${recordset(rows, { id: 'uuid', hash: 'text' })} where rows.id = item.id)
      where item.site_id = ${siteId}::uuid`)
  }
  await setPublishedItems(tx, siteId, content)
  await updateVersion(tx, siteId, draftId, { hasChanges: await draftDiffers(tx, siteId) })
  return { versions: [published, ...(historic ? [historic] : [])].map((row) => summaryOf(row, 'modified')) }
}
