/*
 * The functions that compiled content can refer to, by registry. The build makes a chunk of each entry and of what it
 * needs; an artifact holds the entries that its content refers to.
 */
export { checks } from './check/checks.ts'
export { operatorMakers, operators } from './condition/operators.ts'
export { initialisers } from './initialisers.ts'
export { contexts } from './render/contexts.ts'
export { makers } from './render/makers.ts'
export { marks } from './state/fired-marks.ts'
export { matomoSnippets, renderers, snippets } from './tag/snippets.ts'
export { collectors } from './variable/collectors.ts'
