export { contentOf, type Runner, type Running, runFromSource } from '../simulation/run-content.ts'
export * from '../simulation/test-page.ts'
export * from './items.ts'
export * from './run-artifact.ts'
