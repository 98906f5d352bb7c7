import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Line, Stack } from '../story/stack.tsx'
import { LabelChip, LabelChips, type LabelTint } from './index.ts'

const meta = {
  title: 'Data/Labels',
  component: LabelChip,
  subcomponents: { LabelChips },
  tags: ['autodocs'],
  args: { tint: 'amber', children: 'Summer sale' },
} satisfies Meta<typeof LabelChip>
export default meta
type Story = StoryObj<typeof meta>

const TINTS: readonly LabelTint[] = ['stone', 'heather', 'green', 'amber', 'red', 'blue', 'violet', 'teal']

export const Removable: Story = {
  args: { remove: { label: 'Remove label Summer sale', onPress: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove label Summer sale' }))
    await expect(args.remove?.onPress).toHaveBeenCalledOnce()
  },
}

const gallery: Story['render'] = () => (
  <Stack>
    <LabelChips label="Labels">
      {TINTS.map((tint) => (
        <LabelChip key={tint} tint={tint}>
          {`Label in ${tint}`}
        </LabelChip>
      ))}
    </LabelChips>
    <Line>
      {TINTS.map((tint) => (
        <LabelChip key={tint} tint={tint} small>
          {`In a row, ${tint}`}
        </LabelChip>
      ))}
    </Line>
  </Stack>
)
export const Tints: Story = { render: gallery }
export const Dark: Story = { render: gallery, globals: { theme: 'dark' } }
