import type { Meta, StoryObj } from '@storybook/react-vite'
import { operations, triggers } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { runningCopies } from '#data/operations/running-copies.ts'
import { id } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { stocked, storyTrigger, triggerPath } from '#testing/stocked.ts'
import { BEHAVIOUR } from '#testing/story-kinds.ts'

/** A page that was reloaded while a trigger was being copied; the copy then ends with these items. */
const reloaded = (summary: object) => () => {
  const target = { appId: SITE, id: id(530) }
  runningCopies.set([{ operationId: id(960), kind: 'trigger', appId: SITE, target }])
  return stocked()
    .on(operations.one, () => ({
      body: {
        data: {
          id: id(960),
          type: 'operation',
          attributes: {
            operation_type: 'copy/trigger',
            state: 'completed',
            parameters: { target_app_id: SITE, target_trigger_id: id(530) },
            summary,
          },
        },
      },
    }))
    .on(triggers.one, ({ params }) => {
      const isCopy = params.triggerId === id(530)
      const data = isCopy
        ? storyTrigger(530, 'page-scroll', 'The duplicate')
        : storyTrigger(505, 'page-scroll', 'Scroll')
      return { body: { data } }
    })
}

const meta = {
  title: 'Product/Followed copies',
  component: Product,
  parameters: { layout: 'fullscreen', ...BEHAVIOUR },
  args: { path: triggerPath(SITE, 505), server: reloaded({}) },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const leadsTo = async (button: string) => {
  const toast = await screen.findByText('Trigger copied', {}, { timeout: 5000 })
  await expect(toast).toBeVisible()
  await expect(screen.getByRole('heading', { level: 1, name: 'Scroll' })).toBeVisible()
  await expect(runningCopies.getSnapshot()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: button }))
}
const opened = () =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'The duplicate' })).toHaveFocus())

/** A copy that ends after a reload leads to the new item, and does not open it by itself. */
export const Opened: Story = {
  play: async () => {
    await leadsTo('Open')
    await opened()
  },
}

export const Summary: Story = {
  args: {
    server: reloaded({
      variables: [
        { source_id: id(601), target_id: id(651), source_name: 'Plan', target_name: 'Plan (copy)', is_renamed: true },
      ],
    }),
  },
  play: async () => {
    await leadsTo('Show summary')
    const summary = within(await screen.findByRole('dialog', { name: '1 item was renamed' }))
    await userEvent.click(summary.getByRole('button', { name: 'Open the copied trigger' }))
    await opened()
  },
}
