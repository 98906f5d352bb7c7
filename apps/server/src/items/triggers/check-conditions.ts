import type { ErrorItem } from '@waymark/api-client/json-api'
import { type Condition, type ConditionInput, withConditionIds } from '@waymark/domain/condition'
import { type ConditionProblem, conditionProblems, type TriggerType, withOptions } from '@waymark/domain/trigger'
import { builtInById } from '@waymark/domain/variable/built-in'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { variables } from '#database/tables/index.ts'
import { pointerTo } from '#http/issues.ts'
import { errorItem } from '#http/refusal.ts'
import type { ConditionContent } from '../content.ts'
import { isOneOf } from '../item-columns.ts'

/** The trigger that conditions belong to, and the conditions that it has already. */
export interface Conditioned {
  id: string
  type: TriggerType
  site: { id: string; kind: 'app' | 'meta-site' }
  stored: readonly ConditionContent[]
}

/** Conditions as they will be kept, each with an id and exactly the options it has, or what is wrong with them. */
export async function checkConditions(
  tx: Database,
  { id, type, site, stored }: Conditioned,
  sent: readonly ConditionInput[],
): Promise<{ conditions: readonly ConditionContent[] } | { errors: ErrorItem[] }> {
  const conditions = withConditionIds(id, sent.map(withOptions))
  const known = await knownVariables(tx, site.id, conditions)
  const problems = conditionProblems(conditions, {
    type,
    stored: stored as readonly Condition[],
    isVariable: (variable) => known.has(variable),
    isMetaSite: site.kind === 'meta-site',
  })
  if (problems.length > 0) return { errors: problems.map(errorOf) }
  return { conditions: conditions.map((condition) => ({ ...condition, options: { ...condition.options } })) }
}

function errorOf({ path, key, limit, unknownVariable }: ConditionProblem): ErrorItem {
  const source = { pointer: pointerTo(['data', 'attributes', ...path]) }
  if (unknownVariable) return errorItem('RELATED_RESOURCE_NOT_FOUND_ERROR', 'There is no such variable', source)
  const meta = { keyword: key, keyword_args: limit === undefined ? {} : { limit } }
  return errorItem('INVALID_JSON_ERROR', `${path.join('.')} breaks the rule "${key}"`, source, meta)
}

async function knownVariables(
  tx: Database,
  siteId: string,
  conditions: readonly { variable_id: string }[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(conditions.map((condition) => condition.variable_id))]
  const own = ids.filter((id) => !builtInById(id) && UUID.test(id))
  if (own.length === 0) return new Set()
  const rows = await tx
    .select({ id: variables.id })
    .from(variables)
    .where(and(eq(variables.siteId, siteId), isOneOf(variables.id, own)))
  return new Set(rows.map((row) => row.id))
}

/** What the database can compare with ids at all; anything else names no variable. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u
