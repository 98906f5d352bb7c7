import type { Meta, StoryObj } from '@storybook/react-vite'
import { access, tags } from '@waymark/api-client/endpoints'
import { templates } from '@waymark/domain/tag/templates'
import { expect, screen, userEvent, within } from 'storybook/test'
import { id, listed } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { stocked, storyVariable } from '#testing/stocked.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const order = templates['ecommerce-order']

const ORDER = {
  id: id(401),
  type: 'tag',
  attributes: {
    name: 'Ecommerce order – Web shop, all storefronts',
    template: 'ecommerce_order',
    is_active: true,
    is_published: true,
    priority: 7,
    consent_type: 'analytics',
    respect_visitors_privacy: true,
    disable_in_debug_mode: false,
    scheduler: { date_ranges: [], times_of_day: [] },
    template_options: order.encode({
      ...order.sample,
      productsArray: '{{ Order items }}',
      currency: '{{ Order currency }}',
      productMapping: {
        productSku: 'id',
        productName: 'title',
        productCategory: 'department',
        productPrice: 'price_gross',
        productQuantity: 'qty',
        productBrand: '',
        productVariant: '',
      },
      order: { ...order.sample.order, orderId: '{{ Order id }}' },
    }),
    created_at: '2025-03-02T08:00:00+00:00',
    updated_at: '2025-07-10T11:42:00+00:00',
  },
  relationships: { triggers: { data: [] } },
}

const shop = () =>
  stocked({ variables: [storyVariable(620, 'data_layer', 'ecommerce', { name: 'ecommerce' })] })
    .on(tags.list, (request) => listed([ORDER], request))
    .on(tags.one, () => ({ body: { data: ORDER } }))
    .on(tags.triggers, (request) => listed([], request))

const meta = {
  title: 'Tags/Presets',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/tag/app/${SITE}/tags/${ORDER.id}/edit`, server: shop },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const openPresets = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Fill in from a preset' }))
  return within(await screen.findByRole('dialog', { name: 'Fill in from a preset' }))
}

export const Preview: Story = {
  play: async () => {
    const dialog = await openPresets()
    await expect(await dialog.findByRole('row', { name: /^Brand Empty item_brand/ })).toBeVisible()
    await expect(dialog.queryByRole('row', { name: /^Subtotal/ })).toBeNull()
  },
}

export const PreviewDark: Story = { ...Preview, ...DARK }

export const PreviewNarrow: Story = { ...Preview, globals: { viewport: { value: 'narrow' } } }

/** What was applied can be discarded. Variables that are missing are named, also where the form refers to them already. */
export const Applied: Story = {
  play: async () => {
    const first = await openPresets()
    await userEvent.click(first.getByRole('button', { name: 'Apply preset' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await expect(await screen.findByLabelText('SKU')).toHaveValue('id')
    const dialog = await openPresets()
    await userEvent.click(dialog.getByRole('radio', { name: 'gtag, UA' }))
    await expect(await dialog.findByText(/variables that do not exist yet/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Apply preset' }))
    await expect(await screen.findByText('Fields filled in from the preset')).toBeVisible()
    await expect(screen.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent('Products array')
    const again = await openPresets()
    await userEvent.click(again.getByRole('radio', { name: 'Data layer, UA' }))
    await expect(again.queryByText(/not exist yet/)).toBeNull()
    await userEvent.click(again.getByRole('radio', { name: 'gtag, UA' }))
    await expect(again.getByRole('button', { name: 'Apply preset' })).toHaveAttribute('aria-disabled', 'true')
    await expect(again.getByText(/variables that do not exist yet: items, currency, transaction_id/)).toBeVisible()
  },
}

export const ViewOnly: Story = {
  parameters: BEHAVIOUR,
  args: {
    server: () =>
      shop().on(access.entry, ({ params }) => ({
        body: { data: { id: params.appId, type: 'access_entry', attributes: { actions: ['view'] } } },
      })),
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Fill in from a preset' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
