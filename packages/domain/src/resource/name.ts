import * as v from 'valibot'
import { isReferable } from '../reference/index.ts'
import { storableText } from './storable.ts'

/** Longest name of a tag, trigger, variable or version, in UTF-16 code units. */
export const NAME_LIMIT = 255

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a name must not hold
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/

export const hasControlCharacters = (text: string): boolean => CONTROL.test(text)

/** The name of a tag or trigger: trimmed, 1 to 255 characters, on one line. */
export const Name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(NAME_LIMIT, 'name-too-long'),
  v.check((name) => !hasControlCharacters(name), 'name-has-control-characters'),
  v.check(storableText, 'unstorable'),
)

/** The name of a variable: one that a reference can be written to, so without pairs of braces. */
export const VariableName = v.pipe(
  Name,
  v.check((name) => name === '' || hasControlCharacters(name) || isReferable(name), 'name-has-braces'),
)
