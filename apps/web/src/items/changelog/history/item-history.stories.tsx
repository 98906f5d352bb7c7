import type { Meta, StoryObj } from '@storybook/react-vite'
import { versions } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { historyOf } from '#testing/changelog.ts'
import { Product, SITE } from '#testing/product.tsx'
import { stocked, triggerPath, variablePath } from '#testing/stocked.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const withHistory = () => stocked().on(versions.itemHistory, historyOf)

const meta = {
  title: 'Item history',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: triggerPath(SITE, 505), server: withHistory },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const history = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'History' }))
  const heading = await screen.findByRole('heading', { level: 2, name })
  return within(heading.closest('aside')!)
}
const ofTrigger = () => history('History of this trigger')

export const OfATrigger: Story = {
  play: async () => {
    const panel = await ofTrigger()
    await expect(await panel.findByText('4 changes in 3 versions')).toBeVisible()
    await expect(panel.getByText('6 versions without a change of this trigger')).toBeVisible()
    const [newest] = panel.getAllByRole('button', { name: /Edited/ })
    await userEvent.click(newest!)
    const changes = within(panel.getByRole('table', { name: 'Changes of Click – Add to cart' }))
    await expect(changes.getByRole('row', { name: /^Wait for tags/ })).toHaveTextContent('OffOn')
  },
}

export const OfATriggerDark: Story = { ...OfATrigger, ...DARK }

export const OfAVariable: Story = {
  parameters: BEHAVIOUR,
  args: { path: variablePath(SITE, 602) },
  play: async () => void (await history('History of this variable')),
}

/** It closes by key, and when another panel opens. */
export const Closed: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    const panel = await ofTrigger()
    await panel.findByText('4 changes in 3 versions')
    await userEvent.keyboard('{Escape}')
    const button = screen.getByRole('button', { name: 'History' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveFocus()

    await ofTrigger()
    await userEvent.click(screen.getByRole('button', { name: '2 tags' }))
    await screen.findByRole('heading', { level: 2, name: 'Tags using this trigger' })
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'History of this trigger' })).toBeNull())
  },
}

export const Failed: Story = {
  args: { server: () => stocked().on(versions.itemHistory, () => ({ status: 500 })) },
  play: async () => void (await (await ofTrigger()).findByRole('button', { name: 'Try again' })),
}

export const Nothing: Story = {
  args: {
    server: () => stocked().on(versions.itemHistory, () => ({ body: { data: [], meta: { total: 0 }, included: [] } })),
  },
  play: async () => void (await (await ofTrigger()).findByText('No changes recorded.')),
}
