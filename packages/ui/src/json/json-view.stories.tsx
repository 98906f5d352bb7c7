import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { JsonView } from './index.ts'

const meta = {
  title: 'Data/JSON',
  component: JsonView,
  tags: ['autodocs'],
  args: {
    label: 'Data layer',
    texts: { expand: (name) => `Show ${name}`, collapse: (name) => `Hide ${name}`, items: (count) => `${count} items` },
    value: {
      event: 'purchase',
      ecommerce: {
        transaction_id: 'NW-20418',
        value: 259.9,
        items: [
          { sku: 'TENT-2', quantity: 1 },
          { sku: 'PEG-10', quantity: 2 },
        ],
      },
      consent: { analytics: true, marketing: null },
      nothing: {},
      long: Array.from({ length: 30 }, (_, index) => index),
    },
  },
} satisfies Meta<typeof JsonView>
export default meta
type Story = StoryObj<typeof meta>

export const Value: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30 items', { exact: false })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide ecommerce' }))
    await expect(canvas.queryByText('"NW-20418"')).toBeNull()
  },
}
export const ValueDark: Story = { globals: { theme: 'dark' } }
export const Text: Story = { args: { value: 'just text' } }
