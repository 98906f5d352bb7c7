import type { Template } from '../template.ts'

/** The templates that presets fill in. */
export type EcommerceId =
  | 'ecommerce-add-to-cart'
  | 'ecommerce-cart-update'
  | 'ecommerce-order'
  | 'ecommerce-product-detail-view'
  | 'ecommerce-remove-from-cart'

/** Whether a template has presets. In a file of its own, because presets are loaded with their dialog. */
export const takesPresets = (template: Template): template is Template<EcommerceId> =>
  template.slots?.includes('ecommerce-presets') ?? false
