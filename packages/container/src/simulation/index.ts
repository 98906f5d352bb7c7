export { type Firings, type RecordedVisit, replay, type VisitStep } from './replay.ts'
export { contentOf, type Runner, type Running, runFromSource } from './run-content.ts'
export { createTestPage, type Effect, type TestElement, type TestPage, type TestPageSettings } from './test-page.ts'
