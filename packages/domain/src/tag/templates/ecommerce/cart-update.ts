import { referenceText } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'
import {
  CATEGORIES,
  customDimensions,
  ITEM_LIMITS,
  PRODUCTS,
  productFields,
  productSample,
  productTemplate,
} from './fields.ts'

export const ecommerceCartUpdate = defineTemplate({
  ...productTemplate,
  id: 'ecommerce-cart-update',
  name: msg('template.ecommerce-cart-update.name', 'Ecommerce: cart update'),
  icon: 't-cart-update',
  tile: msg('template.ecommerce-cart-update.tile', 'Cart update'),
  about: msg('template.ecommerce-cart-update.about', 'The cart and its total change'),
  stored: { template: 'ecommerce_cart_update' },
  limits: ITEM_LIMITS,
  fields: {
    ...productFields,
    grandTotal: referenceText({
      api: 'grand_total',
      label: msg('template.ecommerce-cart-update.grand-total', 'Grand total'),
    }),
    customDimensions,
  },
  sections: [
    PRODUCTS,
    CATEGORIES,
    { title: msg('template.ecommerce-cart-update.cart', 'Cart'), fields: ['grandTotal'] },
  ],
  sample: { ...productSample, grandTotal: '{{ Cart total }}', customDimensions: [] },
})
