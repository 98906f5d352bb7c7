import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Line, Stack } from '../story/stack.tsx'
import { Badge, Chip, Chips, ConnectionDot, Status, StatusDot, StatusMark, TrailNode } from './index.ts'

const meta = {
  title: 'Data/Marks',
  component: StatusMark,
  subcomponents: { StatusDot, ConnectionDot, Status, Badge, Chips, Chip, TrailNode },
  tags: ['autodocs'],
  args: { active: true, published: false, label: 'Checkout: active, unpublished. Turn off', onPress: fn() },
} satisfies Meta<typeof StatusMark>
export default meta
type Story = StoryObj<typeof meta>

export const AsButton: Story = {
  play: async ({ args, canvas }) => {
    const mark = canvas.getByRole('button', { name: 'Checkout: active, unpublished. Turn off' })
    await expect(mark).not.toHaveAttribute('aria-pressed')
    await userEvent.click(mark)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const Saving: Story = { args: { pending: true } }
export const DisabledWithReason: Story = { args: { disabledReason: 'You need edit permission to turn tags off' } }

const gallery: Story['render'] = () => (
  <Stack>
    <Line>
      <StatusMark active published label="Active, published" /> Active, published
      <StatusMark active published={false} label="Active, unpublished" /> Active, unpublished
      <StatusMark active={false} published label="Inactive, published" /> Inactive, published
      <StatusMark active={false} published={false} label="Inactive, unpublished" /> Inactive, unpublished
    </Line>
    <Line>
      <StatusDot published /> Published
      <StatusDot published={false} /> Unpublished
      <ConnectionDot state="idle" /> Not connected
      <ConnectionDot state="connecting" /> Connecting
      <ConnectionDot state="connected" /> Connected
      <ConnectionDot state="lost" /> Connection lost
    </Line>
    <Line>
      <Status tone="success" icon="success">
        Fired
      </Status>
      <Status tone="muted" icon="minus">
        Not fired
      </Status>
      <Status tone="danger" icon="error">
        Not deleted
      </Status>
      <Status tone="warning" icon="warning">
        Needs attention
      </Status>
      <Status tone="info" icon="pencil">
        Edited
      </Status>
      <Status tone="muted" icon="spinner">
        Deleting
      </Status>
    </Line>
    <Line>
      <Badge icon="priority" label="Priority 7">
        7
      </Badge>
      <Badge tone="success" icon="success">
        Published
      </Badge>
      <Badge tone="warning" icon="warning">
        Would loop
      </Badge>
      <Badge tone="danger" icon="error">
        Missing condition
      </Badge>
      <Badge tone="info">Draft</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="line">JSON</Badge>
    </Line>
    <Chips label="Filters" clear={{ label: 'Clear', onPress: () => {} }}>
      <Chip name="Consent" remove={{ label: 'Remove filter Consent: 5 types', onPress: () => {} }}>
        5 types
      </Chip>
      <Chip name="Status">Inactive</Chip>
    </Chips>
  </Stack>
)
export const All: Story = { render: gallery }
export const AllDark: Story = { render: gallery, globals: { theme: 'dark' } }
