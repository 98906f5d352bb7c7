export { TEMPLATE_CATEGORIES, type TemplateCategory } from './category.ts'
export {
  addToCategory,
  CATEGORIES,
  type Category,
  type ConsentMapping,
  categories,
  categoryOf,
  DEFAULT_MAPPING,
  removeFromCategory,
} from './cookie-information/mapping.ts'
export { defineTemplate } from './define-template.ts'
export * from './each.gen.ts'
export {
  PRESETS,
  type Preset,
  type PresetChange,
  presetChanges,
  presetExample,
  presetReferences,
  withPreset,
} from './ecommerce/presets.ts'
export { type EcommerceId, takesPresets } from './ecommerce/takes-presets.ts'
export { templates } from './registry.gen.ts'
export {
  type ApiOptions,
  allTemplates,
  type FormValues,
  offeredTemplates,
  type TemplateId,
  type Templates,
  templateOf,
} from './registry.ts'
export type { OptionsOf, Section, SharedSetting, Stored, Template, TemplateSlot, TemplateSpec } from './template.ts'
export { isSharedSetting } from './template.ts'
