import { tags } from '@waymark/api-client/endpoints'
import type { Answered, TestRequest } from '@waymark/api-client/testing'
import { templates } from '@waymark/domain/tag/templates'
import { screen } from 'storybook/test'
import { id, listed } from './northwind.ts'
import { SITE } from './product.tsx'
import { stocked, TRIGGERS } from './stocked.ts'

const DATES = { created_at: '2025-03-02T08:00:00+00:00', updated_at: '2025-07-10T11:42:00+00:00' }
const OFF = { is_active: false }
const NEW = { is_published: false }

const tag = (n: number, template: string, name: string, options: object, attributes: object = {}) => ({
  id: id(n),
  type: 'tag',
  attributes: {
    name,
    template,
    is_active: true,
    is_published: true,
    priority: 0,
    consent_type: 'remarketing',
    respect_visitors_privacy: true,
    disable_in_debug_mode: false,
    scheduler: { date_ranges: [], times_of_day: [] },
    template_options: options,
    ...DATES,
    ...attributes,
  },
  relationships: { triggers: { data: TRIGGERS.slice(0, 2).map((trigger) => ({ id: trigger.id, type: 'trigger' })) } },
})

const pixel = templates['meta-pixel']
const hotjar = templates.hotjar
const linkedin = templates.linkedin
const order = templates['ecommerce-order']
export const PIXEL = tag(421, 'facebook_retargeting_pixel', 'Meta pixel – Purchase', pixel.encode(pixel.sample))

const TAGS = [
  tag(422, 'ecommerce_order', 'Ecommerce order – Web shop', order.encode(order.sample), {
    priority: 7,
    consent_type: 'analytics',
  }),
  tag(423, 'hot_jar', 'Hotjar – Product pages', hotjar.encode(hotjar.sample), OFF),
  tag(424, 'linkedin', 'LinkedIn – Wholesale leads', linkedin.encode(linkedin.sample), NEW),
  tag(425, 'facebook_retargeting_pixel', 'Meta pixel – Gear finder', pixel.encode(pixel.sample), { ...OFF, ...NEW }),
  PIXEL,
]

/** A server with a website of five tags, or of others. */
export const shop = (items: readonly (typeof PIXEL)[] = TAGS) =>
  stocked()
    .on(tags.list, (request) => listed(items, request))
    .on(tags.one, ({ params }) => {
      const data = items.find((item) => item.id === params.tagId)
      return data ? { body: { data } } : { status: 404, code: 'NOT_FOUND_ERROR' }
    })
    .on(tags.triggers, (request) => listed(TRIGGERS.slice(0, 2), request))

/** A shop that keeps what is added, changed and deleted; `refuse` may hold an answer back, or answer something else. */
export function keeping(
  refuse: (
    call: 'read' | 'create' | 'change',
    request: TestRequest,
  ) => Answered | undefined | Promise<undefined> = () => undefined,
) {
  let items = [...TAGS]
  const attributesOf = (body: unknown) => (body as { data: { attributes: object } }).data.attributes
  const kept = ({ body }: TestRequest): Answered => {
    const { id: tagId, ...data } = (body as { data: typeof PIXEL }).data
    const isTaken = items.some((one) => one.id === tagId)
    if (isTaken) return { status: 400, code: 'NOT_UNIQUE_ID_ERROR' }
    const blank = tag(0, '', '', {}, NEW)
    const added = { ...blank, ...data, id: tagId, attributes: { ...blank.attributes, ...data.attributes } }
    items = [...items, added]
    return { body: { data: added } }
  }
  return shop()
    .on(tags.list, async (request) => (await refuse('read', request)) ?? listed(items, request))
    .on(tags.one, async (request) => {
      const data = items.find((item) => item.id === request.params.tagId)
      return (await refuse('read', request)) ?? (data ? { body: { data } } : { status: 404, code: 'NOT_FOUND_ERROR' })
    })
    .on(tags.create, async (request) => {
      const answer = kept(request)
      return (await refuse('create', request)) ?? answer
    })
    .on(tags.change, async (request) => {
      const { params, body } = request
      const refusal = await refuse('change', request)
      if (refusal) return refusal
      items = items.map((item) =>
        item.id === params.tagId ? { ...item, attributes: { ...item.attributes, ...attributesOf(body) } } : item,
      )
      return { body: '' }
    })
    .on(tags.remove, ({ params }) => {
      items = items.filter((item) => item.id !== params.tagId)
      return { body: '' }
    })
}

/** The address of the list of tags. */
export const TAG_LIST = `/tag/app/${SITE}/tags`

/** Opens the Meta pixel. */
export const OPENED = { path: `${TAG_LIST}/${PIXEL.id}/edit` }

/** Waits until that tag is shown. */
export const opened = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Meta pixel – Purchase' })
  // The last section that is loaded.
  await screen.findByRole('heading', { level: 2, name: 'Firing' })
}
