export { isCssSelector } from './css.ts'
export { resolvedSelectorError, type SelectorKind, selectorError } from './valid.ts'
export { isXPath } from './xpath.ts'
