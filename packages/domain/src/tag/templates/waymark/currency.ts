import * as v from 'valibot'
import { type Field, MAX_TEXT, type Named, text } from '../../../field/index.ts'
import { referenceName } from '../../../reference/index.ts'

const isCurrency = (value: string) => value === '' || /^[A-Z]{3}$/u.test(value) || referenceName(value) !== undefined
const RULE = v.pipe(v.string(), v.maxLength(MAX_TEXT, 'max-length'), v.check(isCurrency, 'invalid-currency'))

/** A currency of three capital letters, or one `{{ variable }}`; left out when empty. */
export const currency = <const N extends string>(
  name: Named<N>,
): Field<string, string | undefined, N, 'text-with-references'> => ({
  ...text({ ...name, example: 'EUR', optional: true }),
  form: RULE,
  wire: v.optional(v.pipe(v.string(), v.nonEmpty('required'), RULE)),
})
