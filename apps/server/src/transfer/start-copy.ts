import type { CopyTag, CopyTrigger, CopyVariable } from '@waymark/domain/copy'
import { type Refusal, Refused, refuse } from '../http/refusal.ts'
import { accepted } from '../operations/present-operation.ts'
import { startOperation } from '../operations/start-operation.ts'
import { mayAny, visibleSite } from '../suite/access/visible-site.ts'
import type { Caller } from '../suite/session/caller.ts'
import type { Kind } from '../versions/content.ts'
import type { World } from '../world.ts'
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
  world: World,
  user: Caller,
  { kind, item, siteId, body }: CopyAsked,
): Promise<object | Refusal> {
  const target = await visibleSite(world.db, user, body.relationships.target_app.data.id)
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
    targetId: world.ids(),
    name: body.attributes.name,
    withTriggers: 'with_triggers' in body.attributes && body.attributes.with_triggers,
  }
  try {
    await ensureCopyFits(world.db, { order, kind: target.site.kind, copied: item })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
  const operationId = await startOperation(world, world.db, {
    siteId,
    type: `copy/${kind}`,
    parameters: copyParameters(order),
    author: { id: user.id, email: user.email },
  })
  world.wake()
  return accepted(kind, order.targetId, operationId, { name: order.name })
}
