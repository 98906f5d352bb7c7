import type { Content } from '#database/tables/content.ts'
import { type SeedContext, tagOf, triggerOf, variableOf, when } from './items.ts'

/** The first version of the demo shop's site: analytics, no advertising. */
export function outdoorContent(context: SeedContext): Content {
  const pages = triggerOf(context, 'All page views', 'page_view')
  const basket = triggerOf(context, 'Basket page', 'page_view', [when(context, 'pagePath', 'contains', '/basket')])
  const added = triggerOf(context, 'Added to basket', 'event', [when(context, 'event', 'equals', 'add_to_cart')])
  const ordered = triggerOf(context, 'Order placed', 'event', [when(context, 'event', 'equals', 'purchase')])
  return {
    triggers: [pages, basket, added, ordered],
    variables: [
      variableOf(context, 'ecommerce', 'data_layer', 'ecommerce'),
      variableOf(context, 'Order total', 'data_layer', 'ecommerce.value'),
      variableOf(context, 'Currency', 'data_layer', 'ecommerce.currency'),
      variableOf(context, 'Storefront', 'constant', 'outdoor-eu'),
      variableOf(context, 'Campaign code', 'url', 'parameter', { parameter_name: 'code' }),
    ],
    tags: [
      tagOf(context, {
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
      tagOf(context, { name: 'Order', template: 'ecommerce-order', triggers: [ordered] }),
    ],
  }
}
