import type { AccessLevel } from '@waymark/domain/permission'
import type { Caller } from '#access/caller.ts'
import { grant } from '#access/grant.ts'
import type { Dependencies } from '#dependencies.ts'

/** Gives somebody a level on a site. */
export const give = (deps: Dependencies, user: Caller, siteId: string, level: AccessLevel): Promise<void> =>
  grant(deps.db, { siteId, userId: user.id, level })
