// biome-ignore-all assist/source/organizeImports: the order of the bundle decides about names
/*
 * What the build splits: the way to start, the page in a browser, and everything compiled content can name. What every
 * artifact has comes first and gets the shortest names.
 */

export { boot, debugMode, publishedMode } from '../src/page/boot.ts'
export { startEngine } from '../src/engine/start-engine.ts'
export { browserPage } from '../src/page/browser-page.ts'
export * from '../src/engine/registries.ts'
export { debugInitialisers } from '../src/debug/explain.ts'
