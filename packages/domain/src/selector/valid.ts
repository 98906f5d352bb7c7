import { replaceReferences } from '../reference/index.ts'
import { isCssSelector } from './css.ts'
import { PLACEHOLDER } from './reader.ts'
import { isXPath } from './xpath.ts'

/** The kinds of selectors. */
export type SelectorKind = 'element_id' | 'css' | 'xpath'

const ERRORS = {
  element_id: 'invalid-element-id',
  css: 'invalid-css-selector',
  xpath: 'invalid-xpath',
} as const satisfies Record<SelectorKind, string>

export type SelectorError = (typeof ERRORS)[SelectorKind]

/**
 * The error of a selector, if any. Each `{{ name }}` counts as a word or number. An empty text is no error here; whether it
 * may be empty is another rule.
 */
export function selectorError(text: string, kind: SelectorKind): SelectorError | undefined {
  if (text === '') return undefined
  const known = replaceReferences(text, () => PLACEHOLDER)
  return isRight(known, kind) ? undefined : ERRORS[kind]
}

/** Whether a text is a valid selector; `{{ name }}` counts as a word or number, and an empty text is valid. */
export const isSelector = (text: string, kind: SelectorKind): boolean => selectorError(text, kind) === undefined

function isRight(text: string, kind: SelectorKind): boolean {
  switch (kind) {
    case 'element_id':
      return !/\s/.test(text)
    case 'css':
      return isCssSelector(text)
    case 'xpath':
      return isXPath(text)
  }
}
