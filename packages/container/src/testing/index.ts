export { conditionItem, idOf, inputOf, settings, tagItem, triggerItem, variableItem } from './items.ts'
