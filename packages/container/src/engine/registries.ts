/*
 * Everything that compiled content can name, by registry. The build turns each entry, and what it needs, into a
 * prebuilt chunk; an artifact holds the entries that its content names.
 */
export { checks } from './check/checks.ts'
export { operatorMakers, operators } from './condition/operators.ts'
export { initialisers } from './initialisers.ts'
export { contexts } from './render/contexts.ts'
export { marks } from './state/fired-marks.ts'
export { matomoSnippets, renderers, snippets } from './tag/snippets.ts'
export { collectors } from './variable/collectors.ts'
