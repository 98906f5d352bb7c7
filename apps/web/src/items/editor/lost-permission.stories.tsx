import type { Meta, StoryObj } from '@storybook/react-vite'
import { access } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fillIn } from '#testing/fill-in.ts'
import { Product } from '#testing/product.tsx'
import { keeping, OPENED, opened, TAG_LIST } from '#testing/shop.ts'

let permitted = true

/** A site on which the user may edit while `permitted` is set. */
const server = () => {
  permitted = true
  return keeping((call) => (call === 'read' || permitted ? undefined : { status: 403, code: 'FORBIDDEN_ERROR' })).on(
    access.entry,
    ({ params }) => ({
      body: {
        data: {
          id: params.appId,
          type: 'access_entry',
          attributes: { actions: permitted ? ['view', 'edit'] : ['view'] },
        },
      },
    }),
  )
}

const meta = {
  title: 'Items/Lost permission',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { ...OPENED, server },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const REFUSED = 'You need edit permission to do this'
const saveKey = () => userEvent.keyboard('{Control>}s{/Control}')
const giveBack = () => {
  permitted = true
  dispatchEvent(new Event('focus'))
}

/** Changes of a form stay without the permission to edit; they can be cancelled, and saved once the permission is back. */
export const WhileEdited: Story = {
  play: async () => {
    await opened()
    const field = await screen.findByLabelText('Pixel ID')
    await fillIn(field, '1234567890')
    permitted = false
    await saveKey()
    await expect(await screen.findByText(/Your changes cannot be saved now/)).toBeVisible()
    const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }))
    const save = bar.getByRole('button', { name: /^Save/ })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(save).toHaveAccessibleDescription(REFUSED)
    await userEvent.click(bar.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    giveBack()
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'))
    await expect(screen.queryByText(/Your changes cannot be saved now/)).toBeNull()
    await expect(field).toHaveValue('1234567890')
    await saveKey()
    await expect(await screen.findByText('Tag saved')).toBeVisible()
  },
}

/** A wizard stays open without the permission to edit, and is left to the list. */
export const WhileAdded: Story = {
  args: { path: `${TAG_LIST}/add-tag` },
  play: async () => {
    await userEvent.dblClick(await screen.findByRole('radio', { name: /HubSpot/ }))
    const name = await screen.findByLabelText('Tag name')
    await waitFor(() => expect(name).toHaveFocus())
    const wizard = within(screen.getByRole('dialog', { name: 'Add tag' }))
    await userEvent.paste('Typed')
    await fillIn(await wizard.findByLabelText('Hub ID'), '1')
    permitted = false
    const save = wizard.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await waitFor(() => expect(save.parentElement).toHaveTextContent(REFUSED))
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(name).toHaveValue('Typed')
    giveBack()
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'))
    permitted = false
    await userEvent.click(save)
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(wizard.getByRole('button', { name: 'Close' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Discard/ }))
    await expect(await screen.findByText('No tag selected')).toBeVisible()
    await expect(screen.queryByRole('dialog', { name: 'Add tag' })).toBeNull()
  },
}

/** Who arrives without the permission sees the list. */
export const OnArrival: Story = {
  args: {
    path: `${TAG_LIST}/add-tag`,
    server: () => {
      const answers = server()
      permitted = false
      return answers
    },
  },
  play: async () => {
    await expect(await screen.findByText('No tag selected')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
