import type { CopyTag, CopyTrigger, CopyVariable } from '@waymark/domain/copy'
import { can } from '@waymark/domain/permission'
import { ITEM_KINDS } from '@waymark/domain/resource'
import { visibleSite } from '#access/rights.ts'
import type { Database } from '#database/database.ts'
import { readSnapshot } from '#database/read-snapshot.ts'
import type { Items, Kind } from '#database/tables/content.ts'
import type { SiteRow } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { ensureIdIsFree, ensureNameIsFree, freeNameIn } from '#items/free-names.ts'
import { ensureTemplateFits } from '#items/tags/rules.ts'
import { ensureTypeFits } from '#items/triggers/rules.ts'
import { accepted, authorOf, type Job, refuseDeleted, startOperation } from '#operations/operation.ts'
import { refuse } from '#refusal.ts'
import { type LockedDraft, writeDraft } from '#versions/draft.ts'
import { readClosure } from './closure.ts'
import { planTransfer } from './plan.ts'
import { OUTGROWN, type Plan } from './plan-types.ts'
import { readTarget, transferSummary, writePlan } from './target.ts'

/** What is to be copied where, under which name and id. */
interface CopyOrder {
  kind: Kind
  sourceSiteId: string
  sourceId: string
  targetSiteId: string
  targetId: string
  name: string
  withTriggers: boolean
}

/** What decides whether an item may be in another place: a tag's template, a trigger's type. */
interface CopiedItem {
  template?: string
  trigger_type?: string
}

/** Stores a copy to be made, if the target is visible to the user and can hold it as things are. */
export async function startCopy(
  { deps, user, site }: { deps: Dependencies; user: Caller; site: { id: string } },
  kind: Kind,
  item: CopiedItem & { id: string; name: string },
  { id: wantedId, attributes, relationships }: CopyTag | CopyTrigger | CopyVariable,
): Promise<object> {
  const target = await visibleSite(deps.db, user, relationships?.target_app?.data.id ?? site.id)
  if (!target) {
    const field = ['data', 'relationships', 'target_app', 'data', 'id']
    throw refuse('RELATED_RESOURCE_NOT_FOUND_ERROR', 'There is no such site', { field })
  }
  if (!can(target.actions, 'edit').allowed) {
    throw refuse('FORBIDDEN_ERROR', 'You may not edit the site to copy to')
  }
  const order = {
    kind,
    sourceSiteId: site.id,
    sourceId: item.id,
    targetSiteId: target.site.id,
    targetId: wantedId ?? deps.ids(),
    name: attributes.name ?? (await freeNameIn(deps.db, target.site.id, kind, item.name)),
    withTriggers: 'with_triggers' in attributes && attributes.with_triggers,
  }
  await ensureCopyFits(deps.db, order, target.site.kind, item)
  if (wantedId) await ensureIdIsFree(deps.db, order.targetSiteId, wantedId)
  const parameters = parametersOf(order)
  const id = await startOperation(deps, { siteId: site.id, type: `copy/${kind}`, parameters, author: user })
  return accepted(kind, order.targetId, id, { name: order.name })
}

/** Copies an item as it is when the copy runs, under the name that was chosen and the id that was promised. */
export const copyItem: Job = async ({ deps, operation, complete }) => {
  const order = orderOf(operation.parameters)
  const root = { kind: order.kind, id: order.sourceId, withTriggers: order.withTriggers }
  const isSameSite = order.sourceSiteId === order.targetSiteId
  // Another site's items are read as one snapshot; those of the same site are read under the lock of the locked draft.
  const read = (tx: Database) => readClosure(tx, order.sourceSiteId, root)
  const foreign = isSameSite ? undefined : await readSnapshot(deps.db, read)
  await writeDraft(deps, order.targetSiteId, authorOf(operation), async (draft) => {
    const items = isSameSite ? await read(draft.tx) : foreign
    if (!items) throw refuseDeleted(order.kind)
    const copied = [...items.tags, ...items.triggers].find((item) => item.id === order.sourceId) ?? {}
    await ensureCopyFits(draft.tx, order, draft.siteKind, copied)
    const plan = isSameSite ? duplicate(order, items) : await planCopy(draft, order, items)
    const [own] = plan.lines.filter((line) => line.source_id === order.sourceId)
    if (own && 'errors' in own) {
      if (own.errors.includes(OUTGROWN))
        throw refuse(OUTGROWN, `With new names of variables, the ${order.kind} is too long`)
      throw refuse('TEMPLATE_NOT_ALLOWED_ERROR', `The ${order.kind} cannot be there`)
    }
    await writePlan(draft, plan.add)
    await complete(draft.tx, transferSummary(plan.lines))
  })
}

/** Refuses a copy whose name is taken or that its target may not hold; checked with the call and when its turn comes. */
async function ensureCopyFits(
  tx: Database,
  { kind, name, sourceSiteId, targetSiteId }: CopyOrder,
  targetKind: SiteRow['kind'],
  { template, trigger_type }: CopiedItem,
): Promise<void> {
  await ensureNameIsFree(tx, targetSiteId, { kind, name })
  if (trigger_type !== undefined) ensureTypeFits(trigger_type, targetKind)
  if (template === undefined) return
  if (template === 'abandoned') {
    throw refuse('ABANDONED_RESOURCE_ERROR', 'This tag is no longer supported, so it cannot be copied')
  }
  if (template === 'waymark_analytics' && sourceSiteId === targetSiteId) {
    throw refuse('TEMPLATE_NOT_ALLOWED_ERROR', 'A site has one analytics tag, so it cannot be duplicated')
  }
  await ensureTemplateFits(tx, { id: targetSiteId, kind: targetKind }, template)
}

async function planCopy(draft: LockedDraft, order: CopyOrder, items: Items): Promise<Plan> {
  const target = await readTarget(draft, items)
  const chosen = { id: order.sourceId, name: order.name, target_id: order.targetId }
  return planTransfer(items, target, { newId: draft.newId, priorities: 'drop', chosen })
}

/** A copy within one site uses the same variables, triggers and members as the original. */
function duplicate({ kind, sourceId, targetId, name }: CopyOrder, items: Items): Plan {
  const only = <T extends { id: string }>(list: readonly T[]) => list.filter((item) => item.id === sourceId)
  const [original] = [...only(items.tags), ...only(items.triggers), ...only(items.variables)]
  const copy = { id: targetId, name }
  const line = {
    kind,
    source_id: sourceId,
    target_id: targetId,
    target_name: name,
    is_renamed: false,
    is_reused: false,
  }
  return {
    add: {
      tags: only(items.tags).map((tag) => ({ ...tag, ...copy, priority: 0 })),
      triggers: only(items.triggers).map((trigger) => ({ ...trigger, ...copy })),
      variables: only(items.variables).map((variable) => ({ ...variable, ...copy })),
    },
    lines: [{ ...line, source_name: original?.name ?? name }],
  }
}

/** An order as the parameters of its operation show it. */
const parametersOf = (order: CopyOrder): Record<string, unknown> => ({
  source_app_id: order.sourceSiteId,
  [`source_${order.kind}_id`]: order.sourceId,
  [`target_${order.kind}_id`]: order.targetId,
  target_app_id: order.targetSiteId,
  name: order.name,
  ...(order.kind === 'tag' && { with_triggers: order.withTriggers }),
})

/** The order that the parameters of an operation show. */
function orderOf(parameters: Readonly<Record<string, unknown>>): CopyOrder {
  const kind = ITEM_KINDS.find((each) => `source_${each}_id` in parameters) ?? 'tag'
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
