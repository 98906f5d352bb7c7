import { customAsynchronousTag } from './custom/asynchronous-tag.ts'
import { ecommerceOrder } from './ecommerce/order.ts'
import { floodlightSales } from './floodlight/sales.ts'
import { metaPixel } from './meta-pixel.ts'
import type { Template } from './template.ts'
import { waymarkEvent } from './waymark/event.ts'

/** Every template by the product's own id. */
export const templates = {
  'custom-asynchronous-tag': customAsynchronousTag,
  'ecommerce-order': ecommerceOrder,
  'floodlight-sales': floodlightSales,
  'meta-pixel': metaPixel,
  'waymark-pro-event': waymarkEvent,
} as const satisfies Record<string, Template>

export type Templates = typeof templates
export type TemplateId = keyof Templates

/** What the form of a template edits. */
export type FormValues<Id extends TemplateId> = Templates[Id]['initial']

/** What a tag of a template carries as `template_options` on the wire. */
export type ApiOptions<Id extends TemplateId> = ReturnType<Templates[Id]['encode']>

const list: readonly Template<TemplateId>[] = Object.values(templates)

/** All templates, in the order of the registry. */
export const allTemplates = (): readonly Template<TemplateId>[] => list

/** The template with an id of the product, if there is one. */
export const templateWithId = (id: string): Template<TemplateId> | undefined =>
  list.find((template) => template.id === id)
