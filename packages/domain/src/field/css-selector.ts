import * as v from 'valibot'
import { resolvedSelectorError } from '../selector/index.ts'
import { type Field, type Named, named } from './field.ts'
import { formattedText } from './formatted.ts'
import { MAX_TEXT, readText } from './text.ts'

const RULE = v.pipe(
  v.string(),
  v.nonEmpty('required'),
  v.maxLength(MAX_TEXT, 'max-length'),
  v.check((text) => resolvedSelectorError(text, 'css') === undefined, 'invalid-css-selector'),
)

/** A CSS selector of 1 to 255 characters; `{{ name }}` in it counts as a word. */
export const cssSelector = <const N extends string>(name: Named<N>): Field<string, string, N, 'selector'> => ({
  ...named(name),
  control: 'selector',
  initial: '',
  form: RULE,
  wire: RULE,
  encode: (value) => value,
  decode: (value) => readText(value) ?? '',
  format: formattedText,
})
