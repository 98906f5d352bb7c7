import type { Meta, StoryObj } from '@storybook/react-vite'
import { session } from '@waymark/api-client/endpoints'
import { sessionAnswer } from '@waymark/api-client/testing'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { northwind } from '../../testing/northwind.ts'
import { Product, SITE } from '../../testing/product.tsx'

/** A server whose session lasts this many seconds the first time it is asked, and the usual half an hour later. */
function lasting(seconds: number) {
  let asked = 0
  return northwind().on(session.current, () => {
    asked += 1
    return { body: sessionAnswer({ at: Date.now(), sessionFor: asked === 1 ? seconds : 1800 }) }
  })
}

const meta = {
  title: 'Entrance/Session timeout',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/tag/app/${SITE}/tags`, server: lasting(48) },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

export const LimitReached: Story = {
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Still there?' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus())
  },
}

export const Ended: Story = {
  args: { server: lasting(2) },
  play: async () => {
    await expect(
      await screen.findByRole('alertdialog', { name: 'You were signed out' }, { timeout: 6000 }),
    ).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible()
  },
}
