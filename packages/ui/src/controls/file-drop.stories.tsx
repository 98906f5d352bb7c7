import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FileDrop } from './index.ts'

const meta = {
  title: 'Controls/File drop',
  component: FileDrop,
  args: {
    label: 'Drop an export file here',
    hint: 'JSON, up to 2 MB',
    button: 'Choose file',
    accept: '.json',
    onFiles: fn(),
  },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!
    await userEvent.upload(input, new File(['{}'], 'export.json', { type: 'application/json' }))
    await expect(args.onFiles).toHaveBeenCalledOnce()
  },
}
export const Pending: Story = { args: { pending: true, button: 'Importing' } }
export const Refused: Story = { args: { error: 'This file is larger than 2 MB' } }
export const DisabledWithReason: Story = { args: { disabledReason: 'Edit permission is needed to import' } }
