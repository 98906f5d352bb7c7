import { and, eq } from 'drizzle-orm'
import { variables } from '#database/tables/index.ts'
import { notFound, Refused } from '#http/refusal.ts'
import type { HeldDraft } from '#versions/change-draft.ts'
import { findVariable } from './find-variable.ts'

/** Takes a variable out of the draft. Conditions and references that mean it stay as they are and find nothing. */
export async function removeVariable(held: HeldDraft, variableId: string): Promise<undefined> {
  const { tx, siteId } = held
  const variable = await findVariable(tx, siteId, variableId)
  if (!variable) throw new Refused(notFound())
  await tx.delete(variables).where(and(eq(variables.siteId, siteId), eq(variables.id, variableId)))
  await held.record([{ kind: 'variable', before: variable, after: null }])
}
