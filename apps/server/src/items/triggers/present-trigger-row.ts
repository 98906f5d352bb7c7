import type { Condition } from '@waymark/domain/condition'
import { triggerFlags, type VariableState } from '@waymark/domain/trigger'
import { builtInById } from '@waymark/domain/variable/built-in'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { triggers, variables } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'
import { isOneOf } from '../item-columns.ts'

/** The columns that lists of triggers show, and the conditions that their warnings are read from. */
export const LISTED_TRIGGER = {
  id: triggers.id,
  name: triggers.name,
  triggerType: triggers.triggerType,
  conditions: triggers.conditions,
  contentHash: triggers.contentHash,
  publishedHash: triggers.publishedHash,
  createdAt: triggers.createdAt,
  updatedAt: triggers.updatedAt,
}

type ListedTrigger = Pick<typeof triggers.$inferSelect, keyof typeof LISTED_TRIGGER>

/** Triggers as lists show them, each with what is wrong with its conditions. */
export async function presentTriggerRows(db: Database, siteId: string, rows: readonly ListedTrigger[]) {
  const flagsOf = await conditionFlags(
    db,
    siteId,
    rows.map((row) => row.conditions as Conditions),
  )
  return rows.map((row, index) => ({
    id: row.id,
    type: 'trigger' as const,
    attributes: {
      name: row.name,
      trigger_type: row.triggerType,
      is_published: row.contentHash === row.publishedHash,
      created_at: wireDate(row.createdAt),
      updated_at: wireDate(row.updatedAt),
    },
    meta: flagsOf[index]!,
  }))
}

type Conditions = readonly Pick<Condition, 'variable_id' | 'condition_type'>[]

/** For each list of conditions: whether one is of a kind no longer supported, or tests a variable that is gone or dead. */
export async function conditionFlags(db: Database, siteId: string, lists: readonly Conditions[]) {
  const own = new Set(lists.flat().map((condition) => condition.variable_id))
  const wanted = [...own].filter((id) => !builtInById(id))
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({ id: variables.id, type: variables.variableType })
          .from(variables)
          .where(and(eq(variables.siteId, siteId), isOneOf(variables.id, wanted)))
  const typeOf = new Map(rows.map((row) => [row.id, row.type]))
  const stateOf = (id: string): VariableState => {
    if (builtInById(id)) return 'known'
    const type = typeOf.get(id)
    return type === undefined ? 'missing' : type === 'abandoned' ? 'abandoned' : 'known'
  }
  return lists.map((conditions) => triggerFlags(conditions, stateOf))
}
