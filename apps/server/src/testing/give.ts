import type { AccessLevel } from '@waymark/domain/permission'
import { grant } from '#access/rights.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'

/** Gives somebody a level on a site. */
export const give = (deps: Dependencies, user: Caller, siteId: string, level: AccessLevel): Promise<void> =>
  grant(deps.db, { siteId, userId: user.id, level })
