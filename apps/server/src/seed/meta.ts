import type { Content } from '#database/tables/content.ts'
import { type SeedContext, tagOf, triggerOf, variableOf } from './items.ts'

/** The content of the demo's meta-site. */
export function metaContent(context: SeedContext): Content {
  const loaded = triggerOf(context, 'Every page, loaded', 'page_load')
  return {
    triggers: [loaded],
    variables: [variableOf(context, 'Brand', 'constant', 'Northwind')],
    tags: [
      tagOf(context, {
        name: 'Brand marker',
        template: 'custom-asynchronous-tag',
        triggers: [loaded],
        code: '<script>document.documentElement.dataset.brand = {{ Brand }}</script>',
      }),
    ],
  }
}
