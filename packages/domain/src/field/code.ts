import * as v from 'valibot'
import { type Field, type Named, named } from './field.ts'
import type { CodeLanguage } from './formatted.ts'

/** Longest code of a tag and longest value of a variable, in UTF-16 code units. */
export const CODE_LIMIT = 65_536

/** Source code of a tag, of 1 to 65536 characters. */
export const Code = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(CODE_LIMIT, 'max-length'))

export interface CodeField<N extends string> extends Field<string, string, N, 'code'> {
  readonly language: CodeLanguage
}

/** A field of source code. */
export function code<const N extends string>({
  language,
  initial = '',
  ...name
}: Named<N> & { language: CodeLanguage; initial?: string }): CodeField<N> {
  return {
    ...named(name),
    control: 'code',
    language,
    initial,
    form: Code,
    wire: Code,
    encode: (value) => value,
    decode: (value) => (typeof value === 'string' ? value : initial),
    format: (value) => ({ as: 'code', text: value, language }),
  }
}
