import type { Meta, StoryObj } from '@storybook/react-vite'
import { metaSites, ownAccount } from '@waymark/api-client/endpoints'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { singleKeys } from '#browser/hotkeys/single-keys.ts'
import { chosenLanguage } from '#i18n/locale.ts'
import { northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { stocked } from '#testing/stocked.ts'
import { DARK } from '#testing/story-kinds.ts'

const meta = {
  title: 'Product/Product bar',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/tag/app/${SITE}/tags` },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const saveLanguage = fn<(body: unknown) => { status: number }>()

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

export const WebsitePickerDark: Story = { ...WebsitePicker, ...DARK }

export const WebsitePickerNarrow: Story = { ...WebsitePicker, globals: { viewport: { value: 'narrow' } } }

/** Another website is opened in the same area, and the focus stays at the button. */
export const AnotherWebsite: Story = {
  args: { path: `/tag/app/${SITE}/triggers` },
  play: async () => {
    const picker = within(await openPicker())
    await waitFor(() => expect(picker.getByRole('combobox')).toHaveFocus())
    await waitFor(() => expect(picker.getAllByRole('option')[0]).toHaveTextContent('Current'))
    await expect(picker.getAllByRole('option')).toHaveLength(10)
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(picker.getByRole('status')).toHaveTextContent('11–'))
    await userEvent.click(picker.getByText('Meta-sites'))
    await waitFor(() => expect(picker.queryByRole('option', { name: /Zermatt/ })).toBeNull())
    await userEvent.click(picker.getByText('All'))
    await userEvent.type(picker.getByRole('combobox'), 'outlet')
    await waitFor(() => expect(picker.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    const button = await screen.findByRole('button', { name: /Northwind Outlet/ })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.getByRole('link', { name: /^Triggers/ })).toHaveAttribute('aria-current', 'page')
  },
}

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

/** A language is saved with the account, too; when that fails, one is told so. */
export const LanguageInAccountMenu: Story = {
  args: { server: () => northwind().on(ownAccount.change, (request) => saveLanguage(request.body)) },
  beforeEach: () => {
    saveLanguage.mockReset()
    return () => chosenLanguage.remove()
  },
  play: async () => {
    const choose = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: /account menu/ }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name }))
    }
    saveLanguage.mockReturnValueOnce({ status: 204 }).mockReturnValueOnce({ status: 500 })
    await choose('Polski')
    await screen.findByText('Language saved')
    await expect(saveLanguage).toHaveBeenLastCalledWith({
      data: { type: 'ppms/user', attributes: { language: 'pl' } },
    })
    await choose('English')
    await screen.findByText('The language could not be saved')
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

const area = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page'))

/** Single keys open all areas unless they are turned off, and the palette opens a trigger by its name. */
export const ByKey: Story = {
  args: { server: stocked },
  beforeEach: () => () => singleKeys.remove(),
  play: async () => {
    await screen.findByRole('button', { name: /Northwind Outdoor/ })
    const tabs = within(screen.getByRole('navigation', { name: 'Tag manager' }))
    await expect(tabs.getAllByRole('link')).toHaveLength(7)
    await userEvent.keyboard('gc')
    await area(/^Changelog/)
    await userEvent.keyboard('gs')
    await area(/^Settings/)
    await userEvent.keyboard('gv')
    await area(/^Variables/)
    await screen.findByRole('list', { name: 'Variables' })
    await userEvent.keyboard('/')
    await expect(screen.getByRole('searchbox')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('?')
    const sheet = { name: 'Keyboard shortcuts' }
    await screen.findByRole('dialog', sheet)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', sheet)).toBeNull())

    await userEvent.click(screen.getByRole('button', { name: /account menu/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Off' }))
    await userEvent.keyboard('/')
    await expect(screen.getByRole('searchbox')).not.toHaveFocus()
    await userEvent.keyboard('?{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: 'Search or jump to' })
    await expect(screen.queryByRole('dialog', sheet)).toBeNull()
    await userEvent.keyboard('Trail')
    await screen.findByRole('option', { name: /Scroll – Trail guides/ })
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Scroll – Trail guides' })
    await waitFor(() => expect(document.title).toBe('Scroll – Trail guides - Triggers - Waymark - Northwind Outdoor'))
  },
}
