import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'
import {
  CART_LIMITS,
  CATEGORIES,
  customDimensions,
  hidesCurrency,
  PRODUCTS,
  productFields,
  productSample,
  productWhen,
} from './fields.ts'

export const ecommerceRemoveFromCart = defineTemplate({
  id: 'ecommerce-remove-from-cart',
  name: msg('template.ecommerce-remove-from-cart.name', 'Ecommerce: remove from cart'),
  icon: 't-cart-remove',
  tile: msg('template.ecommerce-remove-from-cart.tile', 'Remove from cart'),
  about: msg('template.ecommerce-remove-from-cart.about', 'A product leaves the cart'),
  category: 'ecommerce',
  help: 'templates/ecommerce-remove-from-cart',
  stored: { template: 'ecommerce_remove_from_cart' },
  consent: 'analytics',
  limits: CART_LIMITS,
  fields: { ...productFields, customDimensions },
  when: productWhen,
  sections: [PRODUCTS, CATEGORIES],
  slots: ['ecommerce-presets'],
  hides: hidesCurrency,
  sample: { ...productSample, customDimensions: [] },
})
