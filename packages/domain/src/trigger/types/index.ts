export { type AudienceUse, defineTriggerTemplate, type TemplateCondition, type TriggerTemplate } from './define.ts'
export type { VisitMultiplicity } from './multiplicity.ts'
export {
  allTriggerTemplates,
  TRIGGER_TYPE_LABELS,
  type TriggerSettings,
  type TriggerTemplateId,
  triggerTemplateOf,
  triggerTemplates,
} from './registry.ts'
