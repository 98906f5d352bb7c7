import { markupExpression } from './code/html.ts'
import { closed, type Expression, type Json, json, part } from './expression.ts'
import type { Settings, TagItem } from './input.ts'
import type { Scope } from './scope.ts'
import type { Sink } from './sink.ts'
import { optionsExpression } from './text.ts'

/** What a tag does when it fires, and with which options. */
export interface Firing {
  readonly fire: Expression
  readonly options: Expression
}

/** Templates that share a wire name are told apart by `type` among their options; without one it is the first. */
const TYPES: Readonly<Record<string, readonly [type: string, id: string][]>> = {
  doubleclick_floodlight: [
    ['doubleclick_floodlight_counter', 'floodlight-counter'],
    ['doubleclick_floodlight_sales', 'floodlight-sales'],
  ],
  google_adwords: [
    ['conversion_tracking', 'google-ads-conversion-tracking'],
    ['remarketing', 'google-ads-remarketing'],
  ],
}

/** The product's own ids of templates, by wire name. */
const IDS: Readonly<Record<string, string>> = {
  adroll: 'adroll',
  bing_ads: 'microsoft-advertising',
  cookie_information_cmp_integration: 'cookie-information',
  crazy_egg: 'crazy-egg',
  ecommerce_add_to_cart: 'ecommerce-add-to-cart',
  ecommerce_cart_update: 'ecommerce-cart-update',
  ecommerce_order: 'ecommerce-order',
  ecommerce_product_detail_view: 'ecommerce-product-detail-view',
  ecommerce_remove_from_cart: 'ecommerce-remove-from-cart',
  facebook_retargeting_pixel: 'meta-pixel',
  google_analytics: 'google-analytics',
  heatmaps: 'heatmaps',
  hot_jar: 'hotjar',
  hub_spot: 'hubspot',
  linkedin: 'linkedin',
  marketo: 'marketo',
  mautic: 'mautic',
  qualaroo: 'qualaroo',
  sales_manago: 'sales-manago',
  salesforce_pardot: 'salesforce-pardot',
  video_html5: 'video-html5',
  video_youtube: 'video-youtube',
  waymark_analytics: 'waymark-pro-analytics',
  waymark_custom_dimension: 'waymark-pro-custom-dimension',
  waymark_event: 'waymark-pro-event',
  waymark_goal_conversion: 'waymark-pro-goal-conversion',
  waymark_virtual_page_view: 'waymark-pro-virtual-page-view',
}

/** The id of a stored template that has a snippet. */
export function snippetIdOf(template: string, type: unknown): string | undefined {
  const types = Object.hasOwn(TYPES, template) ? TYPES[template] : undefined
  if (types) return (types.find(([name]) => name === type) ?? types[0])?.[1]
  return Object.hasOwn(IDS, template) ? IDS[template] : undefined
}

/** What a tag is compiled to; undefined for templates that do nothing on a site. */
export function firingOf(tag: TagItem, scope: Scope, sink: Sink, settings: Settings): Firing | undefined {
  const options = tag.template_options
  const code = (bareText: 'kept' | 'dropped') =>
    markupExpression(tag.code ?? '', scope, sink, { kind: 'tag', id: tag.id, name: tag.name }, { bareText })
  const renderer = (name: string) => part('renderers', tag.document_write ? `${name}Writing` : name)
  const title = json(tag.name)
  switch (tag.template) {
    case 'custom_tag':
      return { fire: renderer('customTag'), options: code('dropped') }
    case 'custom_content': {
      const into = optionsExpression(`${options.target_element_id ?? ''}`.trim(), scope)
      return {
        fire: renderer('customContent'),
        options: rendered(
          [
            ['into', into],
            ['title', title],
          ],
          code('kept'),
        ),
      }
    }
    case 'custom_popup':
      return {
        fire: renderer('customPopup'),
        options: rendered(
          [
            ['id', json(tag.id)],
            ['title', title],
          ],
          code('kept'),
        ),
      }
  }
  const id = snippetIdOf(tag.template, options.type)
  if (!id) return undefined
  const hasDialect = settings.trackerDialect === 'matomo' && id.startsWith('ecommerce-')
  const { type: _type, ...own } = options
  const read = id === 'waymark-pro-analytics' ? { ...own, ...trackerOf(settings) } : own
  return {
    fire: part(hasDialect ? 'matomoSnippets' : 'snippets', id),
    options: closed(optionsExpression(read as Json, scope)),
  }
}

/** The read-only options of the analytics tag: they come from the site and the installation. */
function trackerOf(settings: Settings): Readonly<Record<string, Json>> {
  return {
    tracker_domains: settings.trackerDomains,
    tracker_js_url: settings.trackerJsUrl,
    tracker_php_url: settings.trackerPhpUrl,
    tracker_site_id: settings.trackerSiteId,
  }
}

/** Options around markup. When the markup holds references, all of them are resolved together. */
function rendered(entries: readonly (readonly [string, Expression])[], markup: Expression): Expression {
  const body = markup.kind === 'resolved' ? markup.body : markup
  return closed({ kind: 'record', entries: [...entries, ['markup', body]] })
}
