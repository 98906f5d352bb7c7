import type { Content } from '#database/tables/content.ts'
import { type Planting, tagOf, triggerOf, variableOf, when } from './items.ts'

/** What the demo shop's own site publishes from the start: measuring, no advertising. */
export function outdoorContent(planting: Planting): Content {
  const pages = triggerOf(planting, 'All page views', 'page_view')
  const basket = triggerOf(planting, 'Basket page', 'page_view', [when(planting, 'pagePath', 'contains', '/basket')])
  const added = triggerOf(planting, 'Added to basket', 'event', [when(planting, 'event', 'equals', 'add_to_cart')])
  const ordered = triggerOf(planting, 'Order placed', 'event', [when(planting, 'event', 'equals', 'purchase')])
  return {
    triggers: [pages, basket, added, ordered],
    variables: [
      variableOf(planting, 'ecommerce', 'data_layer', 'ecommerce'),
      variableOf(planting, 'Order total', 'data_layer', 'ecommerce.value'),
      variableOf(planting, 'Currency', 'data_layer', 'ecommerce.currency'),
      variableOf(planting, 'Storefront', 'constant', 'outdoor-eu'),
      variableOf(planting, 'Campaign code', 'url', 'parameter', { parameter_name: 'code' }),
    ],
    tags: [
      tagOf(planting, {
        name: 'Added to basket',
        template: 'waymark-pro-event',
        triggers: [added],
        template_options: {
          category: 'Shop',
          action: 'Added to basket',
          name: '{{ Currency }}',
          value: '{{ Order total }}',
          custom_dimensions: [{ id: 12, value: '{{ Storefront }}' }],
        },
      }),
      tagOf(planting, { name: 'Order', template: 'ecommerce-order', triggers: [ordered] }),
    ],
  }
}
