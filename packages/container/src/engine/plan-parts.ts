/*
 * Everything that compiled content can name, by registry. The build turns each entry, and whatever it needs, into a
 * prebuilt part; an artifact holds the entries that its content names.
 */
export { checks } from './check/checks.ts'
export { operatorMakers, operators } from './condition/operators.ts'
export { steps } from './evaluate/steps.ts'
export { contexts } from './render/contexts.ts'
export { starts } from './starts.ts'
export { matomoSnippets, renderers, snippets } from './tag/snippets.ts'
export { unfold } from './unfold.ts'
export { collectors } from './variable/collectors.ts'
