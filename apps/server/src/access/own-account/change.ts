import type { OwnAccountPatch } from '@waymark/domain/user'
import { eq } from 'drizzle-orm'
import { changesBetween } from '#audit/record-audit.ts'
import { users } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { recordPerson } from '../people.ts'

/** Changes what people may change of their own account, and records it. What is as before is not recorded. */
export const changeOwnAccount = (
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids'>,
  user: Caller,
  { changes: { name, language }, by }: { changes: OwnAccountPatch['attributes']; by: Initiator },
): Promise<undefined> =>
  deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, user.id)).for('update')
    if (!before) return undefined
    const changes = changesBetween({ name: before.name, language: before.language }, { name, language })
    if (changes.length === 0) return undefined
    await tx.update(users).set({ name, language, updatedAt: deps.clock() }).where(eq(users.id, user.id))
    await recordPerson(tx, deps, by, { action: 'person.changed', user, changes })
    return undefined
  })
