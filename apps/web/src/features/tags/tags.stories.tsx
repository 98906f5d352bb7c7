import type { Meta, StoryObj } from '@storybook/react-vite'
import { access, tags } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Product } from '#testing/product.tsx'
import { OPENED, opened, shop, TAG_LIST } from '#testing/shop.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'
import { showLanguage } from '#testing/story-language.ts'

const meta = {
  title: 'Tags',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: TAG_LIST, server: shop },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { play: async () => void (await screen.findByRole('link', { name: /Hotjar/ })) }

export const NoneYet: Story = {
  args: { server: () => shop([]) },
  play: async () => void (await screen.findByText('No tags yet')),
}

export const NotLoaded: Story = {
  args: { server: () => shop().on(tags.list, () => ({ status: 500 })) },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
}

/** The list names the cause where it is not the connection. */
export const NotLoadedForALimit: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => shop().on(tags.list, () => ({ status: 429, code: 'TOO_MANY_REQUESTS_ERROR' })) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Wait a few minutes')
  },
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
    await expect(screen.getByText('View only')).toBeVisible()
    for (const name of ['Not when', 'Set-up tag', 'Clean-up tag'])
      await expect(await screen.findByRole('group', { name })).toHaveTextContent(/None$/)
  },
}

/** The address of a new tag leads a user who may only view to the list. */
export const AddingViewOnly: Story = {
  args: { path: `${TAG_LIST}/add-tag`, server: viewing },
  play: async () => {
    await screen.findByRole('link', { name: /Hotjar/ })
    await screen.findByRole('heading', { level: 1, name: 'No tag selected' })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Adding: Story = {
  args: { path: `${TAG_LIST}/add-tag` },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /Add/ }))
    await expect((await dialog.findAllByText('Meta pixel'))[0]).toBeVisible()
    const search = dialog.getByRole('searchbox')
    await userEvent.type(search, 'meta pixel')
    const found = await dialog.findByText(/^\d+ found$/)
    await expect(found).toHaveAttribute('role', 'status')
    await userEvent.clear(search)
    await waitFor(() => expect(found).toBeEmptyDOMElement())
    await expect(dialog.getByRole('heading', { name: /^Custom code \d+$/ })).toBeVisible()
  },
}

/** Templates are found by Polish words typed without diacritics. */
export const AddingInPolish: Story = {
  parameters: BEHAVIOUR,
  args: { path: `${TAG_LIST}/add-tag` },
  beforeEach: () => showLanguage('pl'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /Dodaj/ }))
    await userEvent.type(await dialog.findByRole('searchbox'), 'sledzenie wizyt')
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1))
    await expect(dialog.getByText('Śledzenie kontaktów i wizyt')).toBeVisible()
  },
}
