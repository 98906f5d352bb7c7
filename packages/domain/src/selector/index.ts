export * from './css.ts'
export { resolvedSelectorError, type SelectorKind, selectorError } from './valid.ts'
export * from './xpath.ts'
