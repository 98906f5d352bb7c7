import { type Condition, type ConditionInput, withConditionIds } from '@waymark/domain/condition'
import {
  type ConditionProblem,
  conditionProblems,
  GroupMembers,
  mayAddTriggerType,
  type TriggerType,
  withOptions,
} from '@waymark/domain/trigger'
import { builtInById } from '@waymark/domain/variable/built-in'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '#database/database.ts'
import { isOneOf } from '#database/list.ts'
import type { ConditionContent, MemberContent } from '#database/tables/content.ts'
import { type SiteRow, triggers, variables } from '#database/tables/index.ts'
import { type Refusal, refusal, refusalsOf, refuse, ruleText } from '#refusal.ts'

/** The trigger that conditions belong to, and the conditions that it has already. */
interface ConditionContext {
  id: string
  type: TriggerType
  site: Pick<SiteRow, 'id' | 'kind'>
  stored: readonly ConditionContent[]
}

/** Conditions as they will be kept, each with an id and exactly the options it has; what is wrong goes to `refusals`. */
export async function checkConditions(
  tx: Database,
  { id, type, site, stored }: ConditionContext,
  sent: readonly ConditionInput[],
  refusals: Refusal[],
): Promise<readonly ConditionContent[]> {
  const conditions = withConditionIds(id, sent.map(withOptions))
  const known = await knownVariables(tx, site.id, conditions)
  const problems = conditionProblems(conditions, {
    type,
    stored: stored as readonly Condition[],
    isVariable: (variable) => known.has(variable),
    isMetaSite: site.kind === 'meta-site',
  })
  refusals.push(...problems.map(refusalOf))
  return conditions.map((condition) => ({ ...condition, options: { ...condition.options } }))
}

function refusalOf({ path, key, limit, unknownVariable, missing }: ConditionProblem): Refusal {
  const field = ['data', 'attributes', ...path]
  if (unknownVariable) return refusal('RELATED_RESOURCE_NOT_FOUND_ERROR', 'There is no such variable', { field })
  const rule = { keyword: key, ...(limit !== undefined && { params: { limit } }) }
  const text = missing === undefined ? ruleText(key, limit) : `must hold a condition on the variable "${missing}"`
  return refusal('INVALID_JSON_ERROR', `attributes.${path.join('.')} ${text}`, { field, rule })
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

/** Refuses a trigger of a type that sites of this kind cannot have. */
export function ensureTypeFits(type: string, kind: SiteRow['kind']): void {
  if (mayAddTriggerType(type as TriggerType, { isMetaSite: kind === 'meta-site' }).allowed) return
  throw refuse('TEMPLATE_NOT_ALLOWED_ERROR', 'A meta-site has no audiences')
}

const MEMBERS = ['data', 'relationships', 'triggers', 'data']

/** The members of a group as they will be kept. Unknown, too many, repeated and group members go to `refusals`. */
export async function checkMembers(
  tx: Database,
  siteId: string,
  sent: unknown,
  refusals: Refusal[],
): Promise<MemberContent[]> {
  const parsed = v.safeParse(GroupMembers, sent)
  if (!parsed.success) {
    refusals.push(...refusalsOf(parsed.issues, MEMBERS))
    return []
  }
  const ids = parsed.output.map((member) => member.id)
  const rows = await tx
    .select({ id: triggers.id, type: triggers.triggerType })
    .from(triggers)
    .where(and(eq(triggers.siteId, siteId), isOneOf(triggers.id, ids)))
  const typeOf = new Map(rows.map((row) => [row.id, row.type]))
  for (const [index, id] of ids.entries()) {
    const subject = { field: [...MEMBERS, index] }
    const type = typeOf.get(id)
    if (type === undefined) {
      refusals.push(refusal('RELATED_RESOURCE_NOT_FOUND_ERROR', `There is no trigger ${id}`, subject))
    }
    if (type === 'trigger_group') {
      refusals.push(refusal('INVALID_JSON_ERROR', 'A group cannot be a member of a group', subject))
    }
  }
  return parsed.output.map(({ id, meta }) => ({ id, firing_threshold: meta.firing_threshold ?? 1 }))
}
