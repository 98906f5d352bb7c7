export { conditionItem, idOf, inputOf, settings, tagItem, triggerItem, variableItem } from './items.ts'
export { contentOf, type Runner, type Running, runArtifact, runFromSource } from './run-content.ts'
export {
  createTestPage,
  digitsIn,
  type Effect,
  type TestElement,
  type TestPage,
  type TestPageSettings,
} from './test-page.ts'
