import { mayLink, type WireTemplate } from '@waymark/domain/tag'
import type { TriggerType } from '@waymark/domain/trigger'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { triggers } from '#database/tables/index.ts'
import { errorItem, Refused, refuseAll } from '#http/refusal.ts'
import { isOneOf } from '../item-columns.ts'

/** Refuses links to triggers that the site does not have, or that tags of the template cannot use. */
export async function ensureTriggersFit(
  tx: Database,
  siteId: string,
  { template, ids }: { template: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .select({ id: triggers.id, type: triggers.triggerType })
    .from(triggers)
    .where(and(eq(triggers.siteId, siteId), isOneOf(triggers.id, ids)))
  const typeOf = new Map(rows.map((row) => [row.id, row.type as TriggerType]))
  const at = (index: number) => ({ pointer: `/data/relationships/triggers/data/${index}` })
  const unfit = ids.flatMap((id, index) => {
    const type = typeOf.get(id)
    if (type === undefined || mayLink(template as WireTemplate, type).allowed) return []
    return [errorItem('INVALID_JSON_ERROR', `A trigger of type ${type} cannot start this tag`, at(index))]
  })
  const missing = ids.flatMap((id, index) =>
    typeOf.has(id) ? [] : [errorItem('RELATED_RESOURCE_NOT_FOUND_ERROR', `There is no trigger ${id}`, at(index))],
  )
  const errors = [...unfit, ...missing]
  if (errors.length > 0) throw new Refused(refuseAll(errors))
}
