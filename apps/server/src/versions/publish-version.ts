import { readStamp } from '#containers/artifact-source.ts'
import { buildArtifact } from '#containers/build-artifact.ts'
import { type PublishState, readState } from '#containers/read-state.ts'
import { linkedSites, rebuildSite } from '#containers/rebuild-site.ts'
import { pointTo } from '#containers/store-artifact.ts'
import { Refused } from '#http/refusal.ts'
import { storeContent } from '#items/content-store.ts'
import type { Job, Work } from '#operations/job.ts'
import { gone } from '#operations/site-gone.ts'
import type { HeldDraft } from './change-draft.ts'
import { inDraft } from './in-draft.ts'
import { mayPublish } from './may-publish.ts'
import { publishDraft } from './publish-draft.ts'
import { publishHistoric } from './publish-historic.ts'
import { summarise } from './summarise.ts'

/** How often a publish begins anew because the draft changed while its script was being made. */
const ROUNDS = 50

type Summary = { versions: ReturnType<typeof summarise>[] }

/** Makes a version the published one and puts its script live, both at once. */
export const publishVersion: Work = async (job) => {
  const { operation } = job
  const made = operation.input.published as Summary | undefined
  const { summary, isMetaSite } = made ? { summary: made, isMetaSite: true } : await publishOwn(job)
  if (!isMetaSite) return
  for (const siteId of await linkedSites(job.deps.db, operation.siteId)) await rebuildSite(job.deps, siteId)
  await job.complete(job.deps.db, summary)
}

async function publishOwn(job: Job): Promise<{ summary: Summary; isMetaSite: boolean }> {
  const { deps, operation } = job
  const { siteId } = operation
  for (let round = 0; round < ROUNDS; round++) {
    const state = await readState(deps, siteId, String(operation.parameters.version_id))
    if (!state) throw gone('version')
    const refusal = mayPublish(state.version)
    if (refusal) throw new Refused(refusal)
    const isDraft = state.version.versionType === 'draft'
    const versionId = isDraft ? deps.ids() : state.version.id
    const built = state.source && (await buildArtifact(deps, state.source, { mode: 'published', versionId }))
    const isMetaSite = built === undefined
    const summary = await inDraft(job, siteId, async (held) => {
      const isStale = isDraft && held.revision !== state.site.draftRevision
      if (isStale || (await readStamp(held.tx, siteId)) !== state.stamp) return undefined
      const summary = await writeVersion(held, state, versionId)
      if (built) await pointTo(held.tx, siteId, { built, build: state.build, at: held.at })
      // A meta-site is done when its linked sites are; until then the operation remembers that this part is.
      if (isMetaSite) await job.remember(held.tx, { ...operation.input, published: summary })
      else await job.complete(held.tx, summary)
      return summary
    })
    if (summary) return { summary, isMetaSite }
  }
  throw new Error(`The draft of site ${siteId} changed faster than it could be published.`)
}

async function writeVersion(held: HeldDraft, state: PublishState, versionId: string): Promise<Summary> {
  if (state.version.versionType === 'draft') {
    const contentHash = await storeContent(held.tx, held.siteId, state.content)
    const { published, historic, draft } = await publishDraft(held, { versionId, contentHash })
    const before = historic ? [summarise(historic, 'modified')] : []
    return { versions: [summarise(published, 'added'), ...before, summarise(draft, 'modified')] }
  }
  const { published, historic } = await publishHistoric(held, { versionId, content: state.content })
  return { versions: [published, ...(historic ? [historic] : [])].map((row) => summarise(row, 'modified')) }
}
