import type { CopyTag, CopyTrigger, CopyVariable } from '@waymark/domain/copy'
import { NAME_LIMIT } from '@waymark/domain/resource'
import type { BaseIssue } from 'valibot'
import * as v from 'valibot'
import { createForm, type Form, type FormRules, type Path } from '../../form/index.ts'
import { NAME_RULES, type Named } from '../named.ts'

/** A site that can be copied to, as far as the form shows it. */
export interface CopyTarget {
  readonly id: string
  readonly name: string
}

export interface CopyValues {
  readonly name: string
  /** Beside the original, or to another site or meta-site. */
  readonly operation: 'duplicate' | 'copyToWebsite'
  readonly targetApp: CopyTarget | null
  /** A duplicate keeps its triggers unless this is on. Tags only. */
  readonly removeConnections: boolean
  /** A copy on another site leaves its triggers behind unless this is on. Tags only. */
  readonly copyConnections: boolean
}

const SUFFIX = ' (copy)'

/** The name a copy is given at first, shortened so that it stays within the limit. */
export const copyName = (name: string): string => `${name.slice(0, NAME_LIMIT - SUFFIX.length)}${SUFFIX}`

const rules = (kind: Named, here: CopyTarget): FormRules<CopyValues> => {
  const schema = v.object({
    ...NAME_RULES[kind].entries,
    targetApp: v.nonNullable(v.nullable(v.object({ id: v.string(), name: v.string() })), 'required'),
  })
  return {
    check: (values): readonly BaseIssue<unknown>[] => v.safeParse(schema, values).issues ?? [],
    // Switching the operation starts its own part over: the target and both switches.
    settle: (values, before) =>
      values.operation === before.operation
        ? values
        : {
            ...values,
            targetApp: values.operation === 'duplicate' ? here : null,
            removeConnections: false,
            copyConnections: false,
          },
  }
}

interface Source {
  readonly kind: Named
  readonly name: string
  /** The site of the original. */
  readonly here: CopyTarget
  /** False where the original cannot stand twice on one site, or the person may not edit it. */
  readonly mayDuplicate: boolean
}

/** The form that copies a tag, trigger or variable. */
export function createCopyForm({ kind, name, here, mayDuplicate }: Source): Form<CopyValues> {
  const initial: CopyValues = {
    name: copyName(name),
    operation: mayDuplicate ? 'duplicate' : 'copyToWebsite',
    targetApp: mayDuplicate ? here : null,
    removeConnections: false,
    copyConnections: false,
  }
  return createForm(initial, rules(kind, here))
}

const targetOf = ({ targetApp }: CopyValues) => {
  if (!targetApp) throw new Error('A copy needs a target')
  return { target_app: { data: { id: targetApp.id, type: 'app' as const } } }
}

/** The body that copies a tag. */
export const copyTagBody = (values: CopyValues): CopyTag => ({
  type: 'tag',
  attributes: {
    name: values.name.trim(),
    with_triggers: values.operation === 'duplicate' ? !values.removeConnections : values.copyConnections,
  },
  relationships: targetOf(values),
})

/** The body that copies a trigger. */
export const copyTriggerBody = (values: CopyValues): CopyTrigger => ({
  type: 'trigger',
  attributes: { name: values.name.trim() },
  relationships: targetOf(values),
})

/** The body that copies a variable. */
export const copyVariableBody = (values: CopyValues): CopyVariable => ({
  type: 'variable',
  attributes: { name: values.name.trim() },
  relationships: targetOf(values),
})

/** Where a place of the body stands in the form. */
export function placeOfCopy([, part, name]: readonly string[]): Path | undefined {
  if (part === 'attributes' && name === 'name') return ['name']
  return part === 'relationships' && name === 'target_app' ? ['targetApp'] : undefined
}
