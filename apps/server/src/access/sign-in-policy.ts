import type { SignInPolicy, SignInPolicyPatch } from '@waymark/domain/session'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { organisations } from '#database/tables/index.ts'

/** What an organisation asks of its members when they sign in. */
export async function readSignInPolicy(
  db: Database,
  organisationId: string,
): Promise<{ data: SignInPolicy } | undefined> {
  const [row] = await db.select().from(organisations).where(eq(organisations.id, organisationId))
  return (
    row && { data: { id: row.id, type: 'sign_in_policy', attributes: { two_factor_required: row.twoFactorRequired } } }
  )
}

/** Changes it. Sessions that are under way go on: it applies from the next sign-in of each member. */
export async function changeSignInPolicy(
  db: Database,
  organisationId: string,
  { two_factor_required }: SignInPolicyPatch['attributes'],
): Promise<undefined> {
  if (two_factor_required === undefined) return
  await db
    .update(organisations)
    .set({ twoFactorRequired: two_factor_required })
    .where(eq(organisations.id, organisationId))
}
