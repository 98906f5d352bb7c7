import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'
import { productTemplate } from './fields.ts'

export const ecommerceProductDetailView = defineTemplate({
  ...productTemplate,
  id: 'ecommerce-product-detail-view',
  name: msg('template.ecommerce-product-detail-view.name', 'Ecommerce: product detail view'),
  icon: 't-product',
  tile: msg('template.ecommerce-product-detail-view.tile', 'Product detail view'),
  about: msg('template.ecommerce-product-detail-view.about', 'A product page is seen'),
  stored: { template: 'ecommerce_product_detail_view' },
  limits: {
    matomo: msg(
      'template.ecommerce-product-detail-view.matomo',
      'Each product is sent to Matomo as an event of the category Ecommerce that carries the product view: SKU, name, category and price. Quantity, brand, variant, currency and product dimensions are not sent.',
    ),
  },
})
