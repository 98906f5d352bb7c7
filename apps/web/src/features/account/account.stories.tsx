import type { Meta, StoryObj } from '@storybook/react-vite'
import { twoFactor } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { losingAnswers } from '#testing/losing-answers.ts'
import { Product } from '#testing/product.tsx'
import { withSessions } from '#testing/sessions.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'
import { RECOVERY_CODES, SECRET } from '#testing/two-factor.ts'

/** A server that keeps whether two-factor sign-in is on; it takes the code 123456. */
function account({ enabled, left = 10, required = false }: { enabled: boolean; left?: number; required?: boolean }) {
  let state = { enabled, left }
  const taking = (change: () => void, body?: object) => (request: { body: unknown }) => {
    if ((request.body as { code: string }).code !== '123456') return { status: 400, code: 'INVALID_CODE_ERROR' }
    change()
    return { body }
  }
  return withSessions()
    .on(twoFactor.state, () => ({
      body: {
        enabled: state.enabled,
        enabled_at: state.enabled ? '2026-03-02T09:00:00+00:00' : null,
        recovery_codes_left: state.enabled ? state.left : 0,
        required,
      },
    }))
    .on(twoFactor.begin, () => ({ body: SECRET }))
    .on(
      twoFactor.confirm,
      taking(
        () => {
          state = { enabled: true, left: 10 }
        },
        { recovery_codes: RECOVERY_CODES },
      ),
    )
    .on(
      twoFactor.renewCodes,
      taking(() => {}, { recovery_codes: RECOVERY_CODES }),
    )
    .on(
      twoFactor.turnOff,
      taking(() => {
        state = { enabled: false, left: 0 }
      }),
    )
}

const meta = {
  title: 'Account/Two-factor sign-in',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: '/account', server: () => account({ enabled: false }) },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const drawn = async () => void (await screen.findByRole('button', { name: 'New recovery codes' }))
const on = () => account({ enabled: true })

/** The recovery codes stay on the screen until the user says that they are stored. */
export const SetUp: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }))
    const field = await screen.findByLabelText('Code from your authenticator app')
    await userEvent.type(field, '654321{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong or has been used')
    await waitFor(() => expect(field).toHaveValue(''))
    await userEvent.type(field, '123456{Enter}')
    await screen.findByRole('dialog', { name: 'Store your recovery codes' })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByLabelText('I have stored the codes'))
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await canvas.findByText(/10 recovery codes left/)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New recovery codes' })).toHaveFocus())
  },
}

/** Turned on although the answer was lost: the page says so, and that its recovery codes have not been shown. */
export const AnswerLost: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => losingAnswers(account({ enabled: false }), twoFactor.confirm) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }))
    await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/before your new recovery codes could be shown/)
    await canvas.findByText(/^On since/)
    await userEvent.click(canvas.getByRole('button', { name: 'New recovery codes' }))
    await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}')
    await userEvent.click(await screen.findByLabelText('I have stored the codes'))
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

export const OnDark: Story = { args: { server: on }, play: drawn, ...DARK }

export const OnNarrow: Story = { args: { server: on }, play: drawn, globals: { viewport: { value: 'narrow' } } }

export const TurnOff: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => account({ enabled: true, left: 2 }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }))
    await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}')
    await canvas.findByRole('button', { name: 'Set up' })
  },
}

export const Required: Story = {
  args: { server: () => account({ enabled: true, required: true }) },
  play: async ({ canvasElement }) => {
    const off = await within(canvasElement).findByRole('button', { name: 'Turn off' })
    await expect(off).toHaveAttribute('aria-disabled', 'true')
  },
}
