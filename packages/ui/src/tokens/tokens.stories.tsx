import type { Meta, StoryObj } from '@storybook/react-vite'
import { Line, Stack } from '../story/stack.tsx'

const COLOURS = [
  'surface-frame',
  'surface-page',
  'surface-raised',
  'surface-sunken',
  'surface-inset',
  'border-hairline',
  'border-default',
  'border-control',
  'text-strong',
  'text-muted',
  'accent',
  'accent-tint',
  'success-solid',
  'warning-solid',
  'danger-solid',
  'info-solid',
]

function Foundations() {
  return (
    <Stack width={760}>
      <Line>
        {COLOURS.map((name) => (
          <figure key={name}>
            <div
              style={{
                width: 78,
                height: 32,
                borderRadius: 6,
                border: '1px solid var(--border-raised)',
                background: `var(--${name})`,
              }}
            />
            <figcaption className="t-micro">{name}</figcaption>
          </figure>
        ))}
      </Line>
      <p className="t-display">Version 43 is live</p>
      <p className="t-title">Meta pixel – Purchase</p>
      <p className="t-heading">Tags using this trigger</p>
      <p className="t-body">Running text in dialogs, 14/22.</p>
      <p>
        Interface default, 13/20. <b>Semibold.</b>
      </p>
      <p className="t-caption">
        Caption, 12/16. <span className="t-num">1,204 of 3,811</span>
      </p>
      <code>{"dataLayer.push({ event: 'purchase' })"}</code>
    </Stack>
  )
}

const meta = { title: 'Foundations', component: Foundations } satisfies Meta<typeof Foundations>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
