export { contentOf, type Runner, type Running, runFromSource } from '../simulation/run-content.ts'
export {
  createTestPage,
  type Effect,
  type TestElement,
  type TestPage,
  type TestPageSettings,
} from '../simulation/test-page.ts'
export { conditionItem, idOf, inputOf, onEvent, settings, tagItem, triggerItem, variableItem } from './items.ts'
export { runArtifact } from './run-artifact.ts'
