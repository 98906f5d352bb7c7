import type { TagPatch } from '@waymark/domain/tag'
import { notFound, Refused } from '#http/refusal.ts'
import type { HeldDraft } from '#versions/change-draft.ts'
import { contentHash } from '../content.ts'
import { ensureNameIsFree } from '../ensure-free.ts'
import { writeTags } from '../write-items.ts'
import { abandonedErrors, checkChangedTag } from './check-tag.ts'
import { findTag } from './find-tag.ts'
import { ensureTriggersFit } from './linkable-triggers.ts'

/** Changes a tag of the draft as it is at this moment. A request that changes nothing leaves no trace. */
export async function changeTag(held: HeldDraft, tagId: string, body: TagPatch): Promise<undefined> {
  const { tx, siteId } = held
  const tag = await findTag(tx, siteId, tagId)
  if (!tag) throw new Refused(notFound())
  const changed = checkChangedTag(tag, body)
  if ('kind' in changed) throw new Refused(changed)
  if (changed.name !== tag.name) {
    await ensureNameIsFree(tx, siteId, { kind: 'tag', name: changed.name, except: tag.id })
  }
  if (body.relationships?.triggers) {
    await ensureTriggersFit(tx, siteId, { template: tag.template, ids: changed.triggers })
  }
  const abandoned = abandonedErrors(tag, body)
  if (abandoned) throw new Refused(abandoned)
  if (contentHash.tag(changed) === tag.content_hash) return
  await writeTags(tx, siteId, [{ ...changed, updated_at: held.at.toISOString() }])
  await held.record([{ kind: 'tag', before: tag, after: changed }])
}
