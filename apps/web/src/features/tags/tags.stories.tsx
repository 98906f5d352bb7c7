import type { Meta, StoryObj } from '@storybook/react-vite'
import { access, tags } from '@waymark/api-client/endpoints'
import { templates } from '@waymark/domain/tag/templates'
import { expect, screen, userEvent, within } from 'storybook/test'
import { id, listed } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { stocked, TRIGGERS } from '#testing/stocked.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

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
const PIXEL = tag(421, 'facebook_retargeting_pixel', 'Meta pixel – Purchase', pixel.encode(pixel.sample))

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

const shop = (items: readonly (typeof PIXEL)[] = TAGS) =>
  stocked()
    .on(tags.list, (request) => listed(items, request))
    .on(tags.one, ({ params }) => {
      const data = items.find((item) => item.id === params.tagId)
      return data ? { body: { data } } : { status: 404, code: 'NOT_FOUND_ERROR' }
    })
    .on(tags.triggers, (request) => listed(TRIGGERS.slice(0, 2), request))

const LIST = `/tag/app/${SITE}/tags`
const OPENED = { path: `${LIST}/${PIXEL.id}/edit` }

const meta = {
  title: 'Tags',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: LIST, server: shop },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Meta pixel – Purchase' })
  // The last section that is loaded.
  await screen.findByRole('heading', { level: 2, name: 'Firing' })
}

export const List: Story = { play: async () => void (await screen.findByRole('link', { name: /Hotjar/ })) }

export const NoneYet: Story = {
  args: { server: () => shop([]) },
  play: async () => void (await screen.findByText('No tags yet')),
}

export const NotLoaded: Story = {
  args: { server: () => shop().on(tags.list, () => ({ status: 500 })) },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
}

export const Form: Story = { args: OPENED, play: opened }
export const FormDark: Story = { ...Form, ...DARK }

export const Narrow: Story = { ...List, globals: { viewport: { value: 'narrow' } } }
export const NarrowForm: Story = { ...Form, globals: { viewport: { value: 'narrow' } } }

/** A change is counted in the bar that saves. */
export const Changed: Story = {
  parameters: BEHAVIOUR,
  args: OPENED,
  play: async () => {
    await opened()
    await userEvent.type(await screen.findByLabelText('Pixel ID'), '7')
    await expect(await screen.findByRole('region', { name: 'Unsaved changes' })).toHaveTextContent('Pixel ID')
  },
}

const viewing = () =>
  shop().on(access.entry, ({ params }) => ({
    body: { data: { id: params.appId, type: 'access_entry', attributes: { actions: ['view'] } } },
  }))

export const ViewOnly: Story = {
  args: { ...OPENED, server: viewing },
  play: async () => {
    await opened()
    const [add] = screen.getAllByRole('button', { name: 'Add tag' })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(add).toHaveAccessibleDescription(/edit permission/)
  },
}

/** Whoever may only view is led from the address of a new tag to the list. */
export const AddingViewOnly: Story = {
  args: { path: `${LIST}/add-tag`, server: viewing },
  play: async () => {
    await screen.findByRole('link', { name: /Hotjar/ })
    await screen.findByRole('heading', { level: 1, name: 'No tag selected' })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Adding: Story = {
  args: { path: `${LIST}/add-tag` },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /Add/ }))
    await expect((await dialog.findAllByText('Meta pixel'))[0]).toBeVisible()
  },
}
