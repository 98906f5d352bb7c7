import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'
import { CART_LIMITS, productTemplate } from './fields.ts'

export const ecommerceAddToCart = defineTemplate({
  ...productTemplate,
  id: 'ecommerce-add-to-cart',
  name: msg('template.ecommerce-add-to-cart.name', 'Ecommerce: add to cart'),
  icon: 't-cart-add',
  tile: msg('template.ecommerce-add-to-cart.tile', 'Add to cart'),
  about: msg('template.ecommerce-add-to-cart.about', 'A product goes into the cart'),
  stored: { template: 'ecommerce_add_to_cart' },
  limits: CART_LIMITS,
})
