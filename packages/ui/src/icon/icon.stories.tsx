import type { Meta, StoryObj } from '@storybook/react-vite'
import { Line, Stack } from '../story/stack.tsx'
import { ICON_NAMES, Icon, Kbd, KeyHint, Logo, Spinner, VariableToken } from './index.ts'

const meta = {
  title: 'Icons',
  component: Icon,
  subcomponents: { Logo, Kbd, KeyHint, Spinner, VariableToken },
  tags: ['autodocs'],
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = { args: { name: 'warning', tone: 'warning', label: 'Needs attention' } }

export const All: Story = {
  args: { name: 'search' },
  render: () => (
    <Stack width={760}>
      <Line>
        {ICON_NAMES.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </Line>
    </Stack>
  ),
}

export const Sizes: Story = {
  args: { name: 'tag' },
  render: () => (
    <Line>
      <Icon name="tag" size="small" />
      <Icon name="tag" />
      <Icon name="tag" size="large" />
      <Icon name="t-pixel" size="small" />
      <Icon name="t-pixel" />
      <Icon name="t-pixel" size="large" />
    </Line>
  ),
}

export const Others: Story = {
  args: { name: 'tag' },
  render: () => (
    <Line>
      <Logo size={22} />
      <Kbd keys={['⌘', 'S']} />
      <KeyHint keys={['↵']}>open</KeyHint>
      <VariableToken name="Order total" />
      <Spinner />
    </Line>
  ),
}
