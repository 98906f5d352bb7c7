import type { Meta, StoryObj } from '@storybook/react-vite'
import { metaSites } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'

const meta = {
  title: 'Product/Product bar',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/tag/app/${SITE}/tags` },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const openPicker = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Northwind Outdoor/ }))
  return screen.findByRole('dialog', { name: 'Change website' })
}

export const WebsitePicker: Story = {
  play: async () => {
    const picker = within(await openPicker())
    await waitFor(() => expect(picker.getByRole('combobox')).toHaveFocus())
    await waitFor(() => expect(picker.getAllByRole('option')[0]).toHaveTextContent('Northwind Outdoor'))
    await expect(picker.getByText('Stays in Tags')).toBeVisible()
  },
}

export const WebsitePickerDark: Story = { ...WebsitePicker, globals: { theme: 'dark' } }

export const WebsitePickerNarrow: Story = { ...WebsitePicker, globals: { viewport: { value: 'narrow' } } }

export const NoWebsiteMatches: Story = {
  play: async () => {
    const picker = within(await openPicker())
    await userEvent.type(await picker.findByRole('combobox'), 'nothing like this')
    await expect(await picker.findByText('No site matches')).toBeVisible()
  },
}

export const WebsitesFail: Story = {
  args: { server: () => northwind().on(metaSites.withApps, () => ({ status: 500 })) },
  play: async () => {
    const picker = within(await openPicker())
    await picker.findByText('Sites could not be loaded')
  },
}

export const AccountMenu: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /account menu/ }))
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked()
  },
}

export const Palette: Story = {
  play: async () => {
    await screen.findByRole('button', { name: /Northwind Outdoor/ })
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('option', { name: /Publish 14 changes…/ })
  },
}

export const Shortcuts: Story = {
  play: async () => {
    await screen.findByRole('button', { name: /Northwind Outdoor/ })
    await userEvent.keyboard('?')
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  },
}
