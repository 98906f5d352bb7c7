import * as v from 'valibot'
import { type Fields, type FormOf, schemaFor } from '../../field/index.ts'
import type { Stored } from './template.ts'

interface WireRules<F extends Fields> {
  readonly fields: F
  readonly stored: Stored
  asked(form: FormOf<F>): readonly (keyof F)[]
  decode(options: unknown): FormOf<F>
  /** Whether a field is asked for only sometimes. */
  isConditional(key: keyof F): boolean
}

/**
 * The server's rule for `template_options`. Fields that depend on others are required exactly when
 * the form would ask for them, and refused otherwise.
 */
export function wireSchema<F extends Fields, T>({ fields, stored, asked, decode, isConditional }: WireRules<F>) {
  const entries = Object.entries(fields)
  const options: v.ObjectEntries = {
    ...(stored.type !== undefined && { type: v.literal(stored.type, 'unknown-type') }),
    ...Object.fromEntries(
      entries.map(([key, field]) => [field.api, isConditional(key) ? v.optional(field.wire) : field.wire]),
    ),
  }
  const shape = v.strictObject(options)
  const conditional = entries.filter(([key]) => isConditional(key))
  if (conditional.length === 0) return schemaFor<T>(shape)
  return schemaFor<T>(
    v.pipe(
      shape,
      v.rawCheck<Record<string, unknown>>(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        const found = dataset.value
        const open = new Set<keyof F>(asked(decode(found)))
        for (const [key, field] of conditional) {
          const value = found[field.api]
          const broken = open.has(key) ? !v.is(field.wire, value) && 'required' : value !== undefined && 'invalid'
          if (!broken) continue
          addIssue({
            message: broken,
            path: [{ type: 'object', origin: 'value', input: found, key: field.api, value }],
          })
        }
      }),
    ),
  )
}
