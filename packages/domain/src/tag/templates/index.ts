export * from './category.ts'
export * from './cookie-information/mapping.ts'
export * from './define-template.ts'
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
export * from './ecommerce/takes-presets.ts'
export * from './registry.gen.ts'
export * from './registry.ts'
export type { OptionsOf, Section, SharedSetting, Stored, Template, TemplateSlot, TemplateSpec } from './template.ts'
export { isSharedSetting } from './template.ts'
