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

/** The error of a selector that is used as it is written. An empty text has none; whether it may be empty is another rule. */
export const selectorError = (text: string, kind: SelectorKind): SelectorError | undefined =>
  text === '' || isRight(text, kind) ? undefined : ERRORS[kind]

/** The error of a selector whose references are resolved before it is used: each `{{ name }}` counts as some word or number. */
export const resolvedSelectorError = (text: string, kind: SelectorKind): SelectorError | undefined =>
  selectorError(
    replaceReferences(text, () => PLACEHOLDER),
    kind,
  )

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
