import { group, referenceText, text } from '../../../field/index.ts'
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

export const ecommerceOrder = defineTemplate({
  ...productTemplate,
  id: 'ecommerce-order',
  name: msg('template.ecommerce-order.name', 'Ecommerce: order'),
  icon: 't-order',
  tile: msg('template.ecommerce-order.tile', 'Order'),
  about: msg('template.ecommerce-order.about', 'A completed purchase'),
  stored: { template: 'ecommerce_order' },
  limits: ITEM_LIMITS,
  fields: {
    ...productFields,
    order: group({
      api: 'order',
      label: msg('template.ecommerce-order.order', 'Order'),
      fields: {
        orderId: referenceText({ api: 'order_id', label: msg('template.ecommerce-order.order-id', 'Order ID') }),
        grandTotal: referenceText({
          api: 'grand_total',
          label: msg('template.ecommerce-order.grand-total', 'Grand total'),
        }),
        subtotal: text({
          api: 'subtotal',
          label: msg('template.ecommerce-order.subtotal', 'Subtotal'),
          optional: true,
        }),
        tax: text({ api: 'tax', label: msg('template.ecommerce-order.tax', 'Tax'), optional: true }),
        shipping: text({
          api: 'shipping',
          label: msg('template.ecommerce-order.shipping', 'Shipping'),
          optional: true,
        }),
        discount: text({
          api: 'discount',
          label: msg('template.ecommerce-order.discount', 'Discount'),
          optional: true,
        }),
      },
    }),
    customDimensions,
  },
  sections: [
    PRODUCTS,
    CATEGORIES,
    {
      title: msg('template.ecommerce-order.order-section', 'Order'),
      about: msg('template.ecommerce-order.order-about', 'Totals sent with the order.'),
      fields: ['order'],
      titlesField: true,
    },
  ],
  sample: {
    ...productSample,
    order: {
      orderId: '{{ ecommerce }}.transaction_id',
      grandTotal: '{{ ecommerce }}.value',
      subtotal: '',
      tax: '{{ ecommerce }}.tax',
      shipping: '{{ ecommerce }}.shipping',
      discount: '',
    },
    customDimensions: [{ key: 'row-0', id: 5, value: '{{ Storefront }}' }],
  },
})
