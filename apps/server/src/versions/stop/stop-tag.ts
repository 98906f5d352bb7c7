import { prepareStore, rebuildSite, updateWebsites } from '#containers/rebuild.ts'
import type { PublishState } from '#containers/source.ts'
import type { Database } from '#database/database.ts'
import { lockSite } from '#database/lock-site.ts'
import type { TagContent } from '#database/tables/content.ts'
import { addStoppedTag, isStopped, removeStoppedTags } from '#items/tags/stopped-tags.ts'
import { authorOf, type Job, type RunningJob, recordOperation, refuseDeleted } from '#operations/operation.ts'
import { refuse } from '#refusal.ts'
import { recordStop } from '../changelog.ts'
import { versionSummary } from '../version-rows.ts'

/** Takes a published tag out of the container of its site, or of every website linked to its meta-site. */
export const stopTag: Job = (job) => setStopped(job, true)

/** Puts a stopped tag back into the container. */
export const resumeTag: Job = (job) => setStopped(job, false)

/** Refuses to stop a tag that visitors do not get anyway, and to resume one that is not stopped. */
export async function ensureStoppable(db: Database, siteId: string, tag: TagContent, stops: boolean): Promise<void> {
  const stopped = await isStopped(db, siteId, tag.id)
  if (!stops && !stopped) throw refuse('TAG_NOT_STOPPED_ERROR', 'This tag is not stopped')
  if (stops && (stopped || !tag.is_active))
    throw refuse('TAG_NOT_RUNNING_ERROR', 'This tag does not run on the website')
}

async function setStopped(job: RunningJob, stops: boolean): Promise<void> {
  const { deps, operation } = job
  const { siteId } = operation
  const id = String(operation.parameters.tag_id)
  let { done } = operation.input
  if (!done) {
    await rebuildSite(deps, siteId, {
      ...(stops ? { stop: [id] } : { resume: [id] }),
      prepare: (built) => prepareStore(deps, siteId, built),
      done: async (tx, state) => {
        if (!state) throw refuseDeleted('site')
        await write(job, tx, state, { id, stops })
        done = { summary: { versions: [versionSummary(state.version, 'modified')] }, kind: state.site.kind }
        await job.saveInput(tx, { ...operation.input, done })
      },
    })
  }
  if (!done) throw refuseDeleted('site')
  await job.complete(deps.db, { ...done.summary, ...(await updateWebsites(deps, { id: siteId, kind: done.kind })) })
}

async function write(
  { deps, operation }: RunningJob,
  tx: Database,
  { site, version, content }: PublishState,
  { id, stops }: { id: string; stops: boolean },
): Promise<void> {
  const tag = content.tags.find((one) => one.id === id)
  if (!tag) throw refuseDeleted('tag')
  // A meta-site has no container whose change would have locked its row.
  await lockSite(tx, site.id)
  await ensureStoppable(tx, site.id, tag, stops)
  const [author, at] = [authorOf(operation), deps.clock()]
  if (stops) await addStoppedTag(tx, { siteId: site.id, tagId: id, at, author })
  else await removeStoppedTags(tx, site.id, [id])
  const context = { siteId: site.id, versionId: version.id, at, author, newId: deps.ids }
  await recordStop(tx, context, { tag, published: content, isStopped: stops })
  const object = { type: 'tag', id, name: tag.name } as const
  await recordOperation(tx, deps, operation, { action: stops ? 'tag.stopped' : 'tag.resumed', object })
}
