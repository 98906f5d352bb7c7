import * as v from 'valibot'
import { CHECK_VALIDATION } from '../../condition/index.ts'
import { type Field, formattedSwitch, named, switchLabel } from '../../field/index.ts'
import type { Message } from '../../message/index.ts'
import { BUILT_INS } from '../../variable/built-in/index.ts'
import type { TriggerTypeSpec } from './define.ts'

/** Whether a click or a form counts only if the page does not prevent it; on the wire a condition, or none. */
export const checkValidation = (
  hint: Message,
): Field<boolean, 'is_false' | undefined, 'condition_type', 'checkbox'> => ({
  ...named({ api: 'condition_type' as const, label: CHECK_VALIDATION, hint }),
  control: 'checkbox',
  initial: false,
  form: v.boolean(),
  wire: v.optional(v.literal('is_false')),
  encode: (checks) => (checks ? 'is_false' : undefined),
  decode: (type) => type === 'is_false',
  format: (type) => formattedSwitch(type === 'is_false'),
  absent: switchLabel(false),
})

/** The condition of the field. */
export const VALIDATION = {
  variableId: BUILT_INS.defaultPrevented.id,
  matchers: ['is_false'],
  isOptional: true,
} as const satisfies TriggerTypeSpec<string, any>['condition']
