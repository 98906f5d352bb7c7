export { isCssSelector } from './css.ts'
export { isSelector, type SelectorKind, selectorError } from './valid.ts'
export { isXPath } from './xpath.ts'
