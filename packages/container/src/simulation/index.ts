export * from './replay.ts'
export { contentOf, type Runner, type Running, runFromSource } from './run-content.ts'
export * from './test-page.ts'
