import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { triggers, variables } from '#database/tables/index.ts'
import type { Content, VariableContent } from '#items/content.ts'
import { isOneOf } from '#items/item-columns.ts'
import { builtInVariable } from './built-in.ts'
import type { Change, NamedVariable, Names } from './changelog-content.ts'

/** Names as one version has them. */
export function namesIn(content: Content): Names {
  const triggerNames = new Map(content.triggers.map((trigger) => [trigger.id, trigger.name]))
  const byId = new Map(content.variables.map((variable) => [variable.id, variable]))
  return {
    trigger: (id) => triggerNames.get(id),
    variable: (id) => named(byId.get(id)) ?? builtInVariable(id),
  }
}

/** Names of what some items of the draft refer to, read from the draft as it is now. */
export async function namesFor(tx: Database, siteId: string, changes: readonly Change[]): Promise<Names> {
  const wanted = { triggers: new Set<string>(), variables: new Set<string>() }
  for (const change of changes) collect(change, wanted)
  const triggerRows =
    wanted.triggers.size === 0
      ? []
      : await tx
          .select({ id: triggers.id, name: triggers.name })
          .from(triggers)
          .where(and(eq(triggers.siteId, siteId), isOneOf(triggers.id, [...wanted.triggers])))
  const variableRows =
    wanted.variables.size === 0
      ? []
      : await tx
          .select()
          .from(variables)
          .where(and(eq(variables.siteId, siteId), isOneOf(variables.id, [...wanted.variables])))
  const triggerNames = new Map(triggerRows.map((row) => [row.id, row.name]))
  const byId = new Map(variableRows.map((row) => [row.id, { ...row, variable_type: row.variableType }]))
  return {
    trigger: (id) => triggerNames.get(id),
    variable: (id) => named(byId.get(id)) ?? builtInVariable(id),
  }
}

function collect(change: Change, wanted: { triggers: Set<string>; variables: Set<string> }) {
  for (const item of [change.before, change.after]) {
    if (item === null || !('triggers' in item)) continue
    for (const link of item.triggers) wanted.triggers.add(typeof link === 'string' ? link : link.id)
    if ('conditions' in item) for (const { variable_id } of item.conditions) wanted.variables.add(variable_id)
  }
}

function named(variable: VariableContent | undefined): NamedVariable | undefined {
  if (!variable) return undefined
  const { id, name, variable_type, value, options } = variable
  return { variable_id: id, name, variable_type, value, options }
}
