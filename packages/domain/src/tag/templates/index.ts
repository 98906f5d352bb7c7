export { WIRE_TEMPLATES, WireTemplate } from '../wire-templates.ts'
export { defineTemplate } from './define-template.ts'
export { TEMPLATE_KINDS, type TemplateKind } from './kind.ts'
export {
  type ApiOptions,
  allTemplates,
  type FormValues,
  type TemplateId,
  type Templates,
  templates,
  templateWithId,
} from './registry.ts'
export type { OptionsOf, Section, SharedSetting, Stored, Template, TemplateSlot, TemplateSpec } from './template.ts'
export { templateOf } from './template-of.ts'
