import { templates } from '@waymark/domain/tag/templates'
import type { Dates, TagContent, TriggerContent } from '#database/tables/content.ts'
import { type SeedContext, tagOf } from './items.ts'
import { COUNTRIES, PAGES } from './names.ts'

type Tag = TagContent & Dates

const WIDGETS = ['Chat widget', 'Price badge', 'Session survey', 'Stock counter'] as const
const ACTIONS = ['Banner clicked', 'Menu opened', 'Filter used', 'Video watched'] as const
const META_EVENTS = ['ViewContent', 'AddToCart', 'InitiateCheckout', 'Lead'] as const
const CHANNELS = ['web shop', 'app', 'click and collect', 'partner'] as const

/** The 400 tags of the large site: eighty of each template, on pages and in countries, some of them switched off. */
export function marketplaceTags(context: SeedContext, triggers: readonly TriggerContent[]): Tag[] {
  const named = new Map(triggers.map((trigger) => [trigger.name, trigger]))
  const found = (name: string) => [named.get(name)].filter((trigger) => trigger !== undefined)
  const tag = (wanted: Parameters<typeof tagOf>[1]) => tagOf(context, wanted)
  const tags = [
    ...each(WIDGETS, PAGES, (widget, page) =>
      tag({
        name: `${widget}: ${page}`,
        template: 'custom-asynchronous-tag',
        triggers: found(`DOM ready: ${page}`),
        code: `<script>\n  window.northwind = window.northwind || {}\n  window.northwind['${widget}'] = { page: '${page}' }\n</script>`,
      }),
    ),
    ...each(ACTIONS, PAGES, (action, page) =>
      tag({
        name: `Event: ${action.toLowerCase()} (${page})`,
        template: 'waymark-pro-event',
        triggers: found(`Click on call to action: ${page}`),
        template_options: { ...encoded('waymark-pro-event'), category: page, action: action },
      }),
    ),
    ...each(META_EVENTS, PAGES, (event, page) =>
      tag({
        name: `Meta ${event}: ${page}`,
        template: 'meta-pixel',
        triggers: found(`Page view: ${page}`),
        template_options: { ...encoded('meta-pixel'), event },
      }),
    ),
    ...each(CHANNELS, COUNTRIES, (channel, country) =>
      tag({
        name: `Floodlight sale: ${country}, ${channel}`,
        template: 'floodlight-sales',
        triggers: found(`Storefront: ${country}`),
        template_options: { ...encoded('floodlight-sales'), activity_tag_string: activity(country, channel) },
      }),
    ),
    ...each(CHANNELS, COUNTRIES, (channel, country) =>
      tag({
        name: `Order: ${country}, ${channel}`,
        template: 'ecommerce-order',
        triggers: channel === 'partner' ? [] : found(`Storefront: ${country}`),
      }),
    ),
  ]
  return tags.map((made, index) => ({
    ...made,
    is_active: index % 9 !== 4,
    priority: index % 40 === 7 ? 400 - index : 0,
  }))
}

const each = <A>(
  flavours: readonly A[],
  places: readonly (readonly [string, string])[],
  make: (flavour: A, place: string) => Tag,
): Tag[] => flavours.flatMap((flavour) => places.map(([place]) => make(flavour, place)))

const encoded = (id: 'waymark-pro-event' | 'meta-pixel' | 'floodlight-sales') => {
  const template = templates[id]
  return (template.encode as (form: unknown) => Record<string, unknown>)(template.sample)
}

const activity = (country: string, channel: string) =>
  `${country.slice(0, 4)}${channel.slice(0, 4)}`.toLowerCase().replaceAll(' ', '')
