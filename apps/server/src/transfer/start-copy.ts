import type { CopyTag, CopyTrigger, CopyVariable } from '@waymark/domain/copy'
import type { Caller } from '#access/caller.ts'
import { mayAny, visibleSite } from '#access/visible-site.ts'
import type { Dependencies } from '#dependencies.ts'
import { type Refusal, Refused, refuse } from '#http/refusal.ts'
import type { Kind } from '#items/content.ts'
import { accepted } from '#operations/present-operation.ts'
import { startOperation } from '#operations/start-operation.ts'
import { type Copied, ensureCopyFits } from './copy-fits.ts'
import { copyParameters } from './copy-order.ts'

/** An item that somebody asks to copy. */
export interface CopyAsked {
  kind: Kind
  item: Copied & { id: string }
  siteId: string
  body: CopyTag | CopyTrigger | CopyVariable
}

/** Stores a copy to be made, if the target is there for the user and can hold it as things are. */
export async function startCopy(
  deps: Dependencies,
  user: Caller,
  { kind, item, siteId, body }: CopyAsked,
): Promise<object | Refusal> {
  const target = await visibleSite(deps.db, user, body.relationships.target_app.data.id)
  if (!target) {
    return refuse('RELATED_RESOURCE_NOT_FOUND_ERROR', 'There is no such site', {
      pointer: '/data/relationships/target_app/data/id',
    })
  }
  if (!mayAny(target.actions, 'edit')) return refuse('FORBIDDEN_ERROR', 'You may not edit the site to copy to')
  const order = {
    kind,
    sourceSiteId: siteId,
    sourceId: item.id,
    targetSiteId: target.site.id,
    targetId: deps.ids(),
    name: body.attributes.name,
    withTriggers: 'with_triggers' in body.attributes && body.attributes.with_triggers,
  }
  try {
    await ensureCopyFits(deps.db, { order, kind: target.site.kind, copied: item })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
  const operationId = await startOperation(deps, deps.db, {
    siteId,
    type: `copy/${kind}`,
    parameters: copyParameters(order),
    author: { id: user.id, email: user.email },
  })
  deps.wake()
  return accepted(kind, order.targetId, operationId, { name: order.name })
}
