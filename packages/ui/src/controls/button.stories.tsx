import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { linkTo } from '../story/link-to.tsx'
import { Line, Stack } from '../story/stack.tsx'
import { Button, IconButton, LabelButton, LinkButton } from './index.ts'

const meta = {
  title: 'Controls/Button',
  component: Button,
  subcomponents: { IconButton, LabelButton, LinkButton },
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Buttons do something on this page. What leads to another page is a `LinkButton`, a link that looks like one.',
      },
    },
  },
  args: { children: 'Save', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary', keys: ['⌘', 'S'] } }
export const Pending: Story = {
  args: { variant: 'primary', pending: true, children: 'Saving' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving' }))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
export const Disabled: Story = {
  args: { children: 'Add tag', icon: 'plus', disabledReason: 'You need edit permission to add tags' },
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Add tag' })
    button.focus()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('You need edit permission to add tags')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await userEvent.hover(button)
    await expect(await within(canvasElement).findByRole('tooltip')).toHaveTextContent('You need edit permission')
  },
}
export const WithTooltip: Story = { args: { children: 'Hide list', tooltip: 'Gives the content the whole width' } }

const Gallery: Story['render'] = () => (
  <Stack>
    <Line>
      <Button variant="primary">Save</Button>
      <Button variant="ink" icon="publish">
        Publish
      </Button>
      <Button>Default</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Delete</Button>
    </Line>
    <Line>
      <Button disabledReason="Nothing has changed">Disabled</Button>
      <Button variant="quiet" disabledReason="Nothing has changed">
        Disabled
      </Button>
      <Button variant="primary" pending>
        Saving
      </Button>
      <Button variant="ink" pending>
        Publishing
      </Button>
      <Button pending>Loading</Button>
    </Line>
    <Line>
      <IconButton icon="copy" label="Copy" />
      <IconButton icon="more" label="More" aria-haspopup="menu" aria-expanded />
      <IconButton icon="filter" label="Filter, 2 set" count={2} />
      <IconButton icon="trash" label="Delete" danger />
      <IconButton icon="trash" label="Delete row" size="small" disabledReason="The last row stays" />
      <IconButton icon="refresh" label="Reload" size="large" pending />
      <LabelButton icon="plus">Add property</LabelButton>
      <LabelButton icon="plus" disabledReason="10 is the most">
        Add trigger
      </LabelButton>
    </Line>
    <Line>
      <Button size="small">Small</Button>
      <Button size="large">Large</Button>
      <Button variant="quiet-danger" icon="trash">
        Delete
      </Button>
      <LinkButton link={linkTo('#tags')} icon="arrow-left">
        Back to tags
      </LinkButton>
    </Line>
  </Stack>
)
export const All: Story = { render: Gallery }
export const AllDark: Story = { render: Gallery, globals: { theme: 'dark' } }
