import type { Option } from '../controls/option.ts'

/** Consent types as options, one of them not available. */
export const CONSENTS: readonly Option[] = [
  { value: 'none', label: 'No consent required' },
  { value: 'analytics', label: 'Analytics' },
  { value: 'ab', label: 'A/B testing and personalization' },
  { value: 'conversion', label: 'Conversion tracking' },
  { value: 'custom', label: 'Custom consent', disabledReason: 'Not for this tag' },
  { value: 'remarketing', label: 'Remarketing' },
]

/** Variables as completion offers them, one of them not available. */
export const VARIABLES = [
  { label: 'Bundle SKU', caption: 'Data layer', icon: 'variable' as const },
  { label: 'DOM – SKU of selected size', caption: 'DOM element', icon: 'element' as const },
  { label: 'Order total', caption: 'Data layer', icon: 'variable' as const },
  { label: 'Product SKU', caption: 'Data layer', icon: 'variable' as const },
  { label: 'Order SKUs', disabledReason: 'Would loop', icon: 'code' as const },
]
