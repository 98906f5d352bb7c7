import type { PriorityPatch } from '@waymark/domain/tag'
import type { Caller } from '#access/caller.ts'
import type { SiteRow } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { errorItem, Refused, refuseAll } from '#http/refusal.ts'
import { writeDraft } from '#versions/write-draft.ts'
import { readTags } from '../read-items.ts'
import { writeTags } from '../write-items.ts'

/** Sets the priorities of several tags, all or none. Tags that have them already are left as they are. */
export function prioritise(deps: Dependencies, site: SiteRow, user: Caller, wishes: PriorityPatch) {
  return writeDraft(deps, site.id, user, async (held) => {
    // Of several wishes for one tag the last one counts.
    const wanted = new Map(wishes.map(({ id, attributes }) => [id, attributes.priority]))
    const present = await readTags(held.tx, site.id, [...wanted.keys()])
    const known = new Set(present.map((tag) => tag.id))
    const missing = wishes.flatMap(({ id }, index) =>
      known.has(id)
        ? []
        : [errorItem('RELATED_RESOURCE_NOT_FOUND_ERROR', `There is no tag ${id}`, { pointer: `/data/${index}/id` })],
    )
    if (missing.length > 0) throw new Refused(refuseAll(missing))
    const at = held.at.toISOString()
    const changed = present
      .filter((tag) => tag.priority !== wanted.get(tag.id))
      .map((tag) => ({ before: tag, after: { ...tag, priority: wanted.get(tag.id) ?? 0, updated_at: at } }))
    await writeTags(
      held.tx,
      site.id,
      changed.map(({ after }) => after),
    )
    await held.record(changed.map((change) => ({ kind: 'tag', ...change })))
    return undefined
  })
}
