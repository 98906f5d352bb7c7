import type { Database } from '#database/database.ts'
import { Refused, refuse } from '#http/refusal.ts'
import { ensureNameIsFree } from '#items/ensure-free.ts'
import { ensureTemplateFits } from '#items/tags/single-templates.ts'
import type { CopyOrder } from './copy-order.ts'

/** What decides whether an item may be in another place: a tag's template, a trigger's type. */
export interface Copied {
  template?: string
  trigger_type?: string
}

/** Refuses a copy whose name is taken or that its target may not hold; asked with the call and when its turn comes. */
export async function ensureCopyFits(
  tx: Database,
  { order, kind, copied }: { order: CopyOrder; kind: 'app' | 'meta-site'; copied: Copied },
): Promise<void> {
  const { targetSiteId } = order
  await ensureNameIsFree(tx, targetSiteId, { kind: order.kind, name: order.name })
  if (copied.trigger_type === 'cdp_audience_detection' && kind === 'meta-site') {
    throw new Refused(refuse('TEMPLATE_NOT_ALLOWED_ERROR', 'A meta-site has no audiences'))
  }
  if (copied.template === undefined) return
  if (copied.template === 'waymark_analytics' && order.sourceSiteId === targetSiteId) {
    throw new Refused(refuse('TEMPLATE_NOT_ALLOWED_ERROR', 'A site has one analytics tag, so it cannot be duplicated'))
  }
  await ensureTemplateFits(tx, { id: targetSiteId, kind }, copied.template)
}
