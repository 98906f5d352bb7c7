import { atOneMoment } from '#containers/read-state.ts'
import { Refused, refuse } from '#http/refusal.ts'
import type { Job, Work } from '#operations/job.ts'
import { gone } from '#operations/site-gone.ts'
import type { HeldDraft } from '#versions/change-draft.ts'
import { inDraft } from '#versions/in-draft.ts'
import { ensureCopyFits } from './copy-fits.ts'
import { type CopyOrder, readOrder } from './copy-order.ts'
import type { Items, Plan } from './items.ts'
import { planTransfer } from './plan.ts'
import { readWished } from './read-source.ts'
import { readTarget } from './read-target.ts'
import { summaryOf, writePlan } from './write-plan.ts'

/** Copies an item as it is when the copy runs, under the name that was chosen and the id that was promised. */
export const copyItem: Work = async (job) => {
  const order = readOrder(job.operation.parameters)
  const wish = { kind: order.kind, id: order.sourceId, with_triggers: order.withTriggers }
  const isSameSite = order.sourceSiteId === order.targetSiteId
  // What comes from elsewhere is read as one state of that site; what stays here is read under the lock that is held.
  const elsewhere = isSameSite
    ? undefined
    : await atOneMoment(job.deps.db, (tx) => readWished(tx, order.sourceSiteId, wish))
  await inDraft(job, order.targetSiteId, async (held) => {
    const items = isSameSite ? await readWished(held.tx, order.sourceSiteId, wish) : elsewhere
    if (!items) throw gone(order.kind)
    await finish(job, held, { order, items })
  })
}

async function finish(job: Job, held: HeldDraft, { order, items }: { order: CopyOrder; items: Items }) {
  const [copied = {}] = [...items.tags, ...items.triggers].filter((item) => item.id === order.sourceId)
  await ensureCopyFits(held.tx, { order, kind: held.kind, copied })
  const plan =
    order.sourceSiteId === order.targetSiteId ? duplicate(order, items) : await planCopy(held, { order, items })
  const refused = plan.lines.find((line) => 'errors' in line && line.source_id === order.sourceId)
  if (refused) throw new Refused(refuse('TEMPLATE_NOT_ALLOWED_ERROR', `The ${order.kind} cannot be there`))
  await writePlan(held, plan.add)
  await job.complete(held.tx, summaryOf(plan.lines))
}

async function planCopy(held: HeldDraft, { order, items }: { order: CopyOrder; items: Items }): Promise<Plan> {
  const target = await readTarget(held.tx, { siteId: held.siteId, kind: held.kind, items })
  const chosen = { id: order.sourceId, name: order.name, target_id: order.targetId }
  return planTransfer(items, target, { newId: held.newId, priorities: 'drop', chosen })
}

/** A copy within one site uses the same variables, triggers and members as the original. */
function duplicate({ kind, sourceId, targetId, name }: CopyOrder, items: Items): Plan {
  const only = <T extends { id: string }>(list: readonly T[]) => list.filter((item) => item.id === sourceId)
  const [original] = [...only(items.tags), ...only(items.triggers), ...only(items.variables)]
  const copy = { id: targetId, name }
  const line = { kind, source_id: sourceId, target_id: targetId, target_name: name, is_renamed: false }
  return {
    add: {
      tags: only(items.tags).map((tag) => ({ ...tag, ...copy, priority: 0 })),
      triggers: only(items.triggers).map((trigger) => ({ ...trigger, ...copy })),
      variables: only(items.variables).map((variable) => ({ ...variable, ...copy })),
    },
    lines: [{ ...line, source_name: original?.name ?? name }],
  }
}
