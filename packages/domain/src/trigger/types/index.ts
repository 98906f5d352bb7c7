export { type AudienceUse, defineTriggerTemplate, type TemplateCondition, type TriggerTemplate } from './define.ts'
export { TRIGGER_TYPE_LABELS, TRIGGER_TYPES_BY_LABEL } from './labels.ts'
export type { VisitMultiplicity } from './multiplicity.ts'
export {
  allTriggerTemplates,
  type TriggerSettings,
  type TriggerTemplateId,
  triggerTemplateOf,
  triggerTemplates,
} from './registry.ts'
