export { type AudienceUse, defineTriggerType, type OwnCondition, type TriggerTypeDefinition } from './define.ts'
export type { VisitMultiplicity } from './multiplicity.ts'
export * from './registry.ts'
