import { KINDS, type Kind } from '#items/content.ts'

/** What is to be copied where, under which name and id. */
export interface CopyOrder {
  kind: Kind
  sourceSiteId: string
  sourceId: string
  targetSiteId: string
  targetId: string
  name: string
  withTriggers: boolean
}

/** An order as the parameters of its operation show it. */
export const copyParameters = (order: CopyOrder): Record<string, unknown> => ({
  source_app_id: order.sourceSiteId,
  [`source_${order.kind}_id`]: order.sourceId,
  [`target_${order.kind}_id`]: order.targetId,
  target_app_id: order.targetSiteId,
  name: order.name,
  ...(order.kind === 'tag' && { with_triggers: order.withTriggers }),
})

/** The order that parameters show. */
export function readOrder(parameters: Readonly<Record<string, unknown>>): CopyOrder {
  const kind = KINDS.find((each) => `source_${each}_id` in parameters) ?? 'tag'
  const text = (key: string) => String(parameters[key])
  return {
    kind,
    sourceSiteId: text('source_app_id'),
    sourceId: text(`source_${kind}_id`),
    targetSiteId: text('target_app_id'),
    targetId: text(`target_${kind}_id`),
    name: text('name'),
    withTriggers: parameters.with_triggers === true,
  }
}
