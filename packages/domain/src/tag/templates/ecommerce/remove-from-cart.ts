import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'
import { CART_LIMITS, productTemplate } from './fields.ts'

export const ecommerceRemoveFromCart = defineTemplate({
  ...productTemplate,
  id: 'ecommerce-remove-from-cart',
  name: msg('template.ecommerce-remove-from-cart.name', 'Ecommerce: remove from cart'),
  icon: 't-cart-remove',
  tile: msg('template.ecommerce-remove-from-cart.tile', 'Remove from cart'),
  about: msg('template.ecommerce-remove-from-cart.about', 'A product leaves the cart'),
  stored: { template: 'ecommerce_remove_from_cart' },
  limits: CART_LIMITS,
})
