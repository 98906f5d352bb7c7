export type { Content, DataLayerEvent, Engine } from './core/engine.ts'
export type { Page, PageElement } from './core/page.ts'
export * as registries from './registries.ts'
export * from './start-engine.ts'
