import type { Content } from '#database/tables/content.ts'
import { type Planting, tagOf, triggerOf, variableOf } from './items.ts'

/** What the meta-site of the demo brings to the sites it is linked to. */
export function metaContent(planting: Planting): Content {
  const loaded = triggerOf(planting, 'Every page, loaded', 'page_load')
  return {
    triggers: [loaded],
    variables: [variableOf(planting, 'Brand', 'constant', 'Northwind')],
    tags: [
      tagOf(planting, {
        name: 'Brand marker',
        template: 'custom-asynchronous-tag',
        triggers: [loaded],
        code: '<script>document.documentElement.dataset.brand = {{ Brand }}</script>',
      }),
    ],
  }
}
