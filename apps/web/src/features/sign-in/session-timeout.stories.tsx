import type { Meta, StoryObj } from '@storybook/react-vite'
import { session } from '@waymark/api-client/endpoints'
import { sessionAnswer } from '@waymark/api-client/testing'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { DARK } from '#testing/story-kinds.ts'

/** A server whose session has reached its limit in this many seconds. */
function lasting(seconds: number) {
  const end = Date.now() + seconds * 1000
  return northwind().on(session.current, () => {
    const at = Date.now()
    return { body: sessionAnswer({ at, sessionFor: Math.max(0, Math.round((end - at) / 1000)) }) }
  })
}

const meta = {
  title: 'Entrance/Session timeout',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/tag/app/${SITE}/tags`, server: () => lasting(48) },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

export const LimitReached: Story = {
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Still there?' }, { timeout: 8000 })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus())
  },
}

export const LimitReachedDark: Story = { ...LimitReached, ...DARK }

export const LimitReachedNarrow: Story = { ...LimitReached, globals: { viewport: { value: 'narrow' } } }

export const Ended: Story = {
  args: { server: () => lasting(2) },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'You were signed out' }, { timeout: 8000 })
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: 'Sign in again' })).toHaveFocus()
  },
}
