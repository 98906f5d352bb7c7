/* What the build splits: everything compiled content can name, the page in a browser, and the way to start. */

export { debugInitialisers } from '../src/debug/explain.ts'
export * from '../src/engine/registries.ts'
export { startEngine } from '../src/engine/start-engine.ts'
export { boot, debugged, published } from '../src/page/boot.ts'
export { browserPage } from '../src/page/browser-page.ts'
