import type { ErrorItem } from '@waymark/api-client/json-api'
import {
  AUDIENCE_MATCHERS,
  type ConditionInput,
  matchersOf,
  needsValue,
  valueError,
  valueKind,
  withConditionIds,
} from '@waymark/domain/condition'
import type { TriggerType } from '@waymark/domain/trigger'
import { builtInById } from '@waymark/domain/variable/built-in'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { variables } from '../../database/tables/index.ts'
import { errorItem } from '../../http/refusal.ts'
import { canonicalJson } from '../../versions/canonical.ts'
import type { ConditionContent } from '../../versions/content.ts'
import { isOneOf } from '../../versions/item-columns.ts'

/** The trigger that conditions belong to, and the conditions that it has already. */
export interface Conditioned {
  id: string
  type: TriggerType
  site: { id: string; kind: 'app' | 'meta-site' }
  stored: readonly ConditionContent[]
}

/**
 * Conditions as they will be kept, each with an id, or what is wrong with them. A condition that is stored already and
 * comes back unchanged may stay whatever it is, so that a trigger with an abandoned one can still be edited.
 */
export async function checkConditions(
  tx: Database,
  trigger: Conditioned,
  sent: readonly ConditionInput[],
): Promise<{ conditions: readonly ConditionContent[] } | { errors: ErrorItem[] }> {
  const conditions = withConditionIds(trigger.id, sent.map(tidied))
  const kept = new Map(trigger.stored.map((condition) => [condition.condition_id, canonicalJson(condition)]))
  const isKept = (condition: ConditionContent) => kept.get(condition.condition_id) === canonicalJson(condition)
  const known = await knownVariables(tx, trigger.site.id, conditions)
  const ids = new Set<string>()
  const errors = conditions.flatMap((condition, index) => {
    const isDouble = ids.has(condition.condition_id)
    ids.add(condition.condition_id)
    if (isDouble) return [invalid(index, 'condition_id', 'Each condition needs an id of its own')]
    return isKept(condition) ? [] : conditionErrors(trigger, condition, index, known)
  })
  return errors.length > 0 ? { errors } : { conditions }
}

/** A condition with exactly the members that mean something for it. */
function tidied({ condition_id, variable_id, condition_type, value, options }: ConditionInput): ConditionContent {
  const { kind } = valueKind(variable_id, condition_type)
  return {
    condition_id: condition_id ?? '',
    variable_id,
    condition_type,
    value: needsValue(condition_type) || condition_type === 'abandoned' ? value : null,
    options:
      condition_type === 'abandoned'
        ? { ...options }
        : kind === 'selector' || kind === 'css'
          ? { selector_type: kind === 'css' ? 'css' : (options.selector_type ?? 'css') }
          : kind === 'number'
            ? { unit: options.unit ?? 'percentage' }
            : {},
  }
}

function conditionErrors(
  { type, site }: Conditioned,
  condition: ConditionContent,
  index: number,
  known: ReadonlySet<string>,
): ErrorItem[] {
  const { variable_id, condition_type, value, options } = condition
  const matcher = condition_type as ConditionInput['condition_type']
  if (matcher === 'abandoned') return [invalid(index, 'condition_type', 'Abandoned conditions cannot be made')]
  if (!known.has(variable_id)) {
    const pointer = pointerTo(index, 'variable_id')
    return [errorItem('RELATED_RESOURCE_NOT_FOUND_ERROR', `There is no variable ${variable_id}`, { pointer })]
  }
  if (!matchersOf(variable_id).includes(matcher)) {
    return [invalid(index, 'condition_type', `The variable cannot be tested with ${matcher}`)]
  }
  const isAudience = AUDIENCE_MATCHERS.some((audience) => audience === matcher)
  if (isAudience && (site.kind === 'meta-site' || type === 'trigger_group')) {
    return [invalid(index, 'condition_type', 'Audiences cannot be asked for here')]
  }
  const { selector_type = null, unit = null } = options as ConditionInput['options']
  const broken = valueError({
    variableId: variable_id,
    type: matcher,
    value: value ?? '',
    selectorType: selector_type,
    unit,
  })
  return broken ? [invalid(index, 'value', `The value breaks the rule "${broken.key}"`)] : []
}

async function knownVariables(
  tx: Database,
  siteId: string,
  conditions: readonly ConditionContent[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(conditions.map((condition) => condition.variable_id))]
  const own = ids.filter((id) => !builtInById(id) && UUID.test(id))
  const rows =
    own.length === 0
      ? []
      : await tx
          .select({ id: variables.id })
          .from(variables)
          .where(and(eq(variables.siteId, siteId), isOneOf(variables.id, own)))
  return new Set([...ids.filter((id) => builtInById(id)), ...rows.map((row) => row.id)])
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u

const pointerTo = (index: number, member: string) => `/data/attributes/conditions/${index}/${member}`

export const invalid = (index: number, member: string, detail: string): ErrorItem =>
  errorItem('INVALID_JSON_ERROR', detail, { pointer: pointerTo(index, member) })
