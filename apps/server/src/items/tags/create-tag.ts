import type { TagCreate } from '@waymark/domain/tag'
import type { Caller } from '#access/caller.ts'
import type { SiteRow } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { writeDraft } from '#versions/write-draft.ts'
import { ensureIdIsFree, ensureNameIsFree } from '../ensure-free.ts'
import { addItems } from '../write-items.ts'
import { checkNewTag } from './check-tag.ts'
import { findTag } from './find-tag.ts'
import { ensureTriggersFit } from './linkable-triggers.ts'
import { presentTag } from './present-tag.ts'
import { ensureTemplateFits } from './single-templates.ts'

/** Makes a tag in the draft and gives it in full. */
export async function createTag(deps: Dependencies, site: SiteRow, user: Caller, body: TagCreate) {
  const checked = checkNewTag(body)
  if ('kind' in checked) return checked
  return writeDraft(deps, site.id, user, async (held) => {
    const { tx } = held
    await ensureNameIsFree(tx, site.id, { kind: 'tag', name: checked.name })
    if (body.id) await ensureIdIsFree(tx, site.id, body.id)
    await ensureTriggersFit(tx, site.id, { template: checked.template, ids: checked.triggers })
    await ensureTemplateFits(tx, site, checked.template)
    const at = held.at.toISOString()
    const tag = { ...checked, id: body.id ?? held.newId(), created_at: at, updated_at: at }
    await addItems(tx, site.id, { tags: [tag], triggers: [], variables: [] })
    await held.record([{ kind: 'tag', before: null, after: tag }])
    const made = await findTag(tx, site.id, tag.id)
    return made && { data: await presentTag(tx, site, deps.settings, made) }
  })
}
