import type { AccessLevel } from '@waymark/domain/permission'
import { grant } from '../suite/access/grant.ts'
import type { Caller } from '../suite/session/caller.ts'
import type { World } from '../world.ts'

/** Gives somebody a level on a site. */
export const give = (world: World, user: Caller, siteId: string, level: AccessLevel): Promise<void> =>
  grant(world.db, { siteId, userId: user.id, level })
