import type { Meta, StoryObj } from '@storybook/react-vite'
import { ownAccount, twoFactor, users } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { losingAnswers } from '#testing/losing-answers.ts'
import { INGRID, northwind } from '#testing/northwind.ts'
import { Product } from '#testing/product.tsx'
import { withSessions } from '#testing/sessions.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const account = (more: Parameters<typeof withSessions>[1] = {}) =>
  withSessions(northwind(), more).on(twoFactor.state, () => ({
    body: { enabled: false, enabled_at: null, recovery_codes_left: 0, required: false },
  }))

const meta = {
  title: 'Account/Password and sessions',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: '/account', server: () => account() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async () => {
    await expect(await screen.findByText('Firefox on Windows')).toBeVisible()
    await expect(screen.getByText('This session')).toBeVisible()
    await expect(screen.getByText('Unknown browser')).toBeVisible()
  },
}

export const AllNarrow: Story = { ...All, globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { ...All, ...DARK }

/** What is refused stands at its field and nothing entered is lost; a new password ends all other sessions. */
export const ChangingThePassword: Story = {
  play: async () => {
    const current = await screen.findByLabelText('Current password')
    const next = screen.getByLabelText('New password')
    const change = screen.getByRole('button', { name: 'Change password' })
    await userEvent.type(next, 'short')
    await userEvent.click(change)
    await expect(await screen.findByText('Required')).toBeVisible()
    await expect(screen.getByText('At least 12 characters')).toBeVisible()
    await waitFor(() => expect(current).toHaveFocus())
    await userEvent.type(current, 'a wrong password')
    await userEvent.clear(next)
    await userEvent.type(next, 'a northwind password')
    await userEvent.click(change)
    await expect(await screen.findByText('This is not your current password')).toBeVisible()
    await waitFor(() => expect(current).toHaveFocus())
    await expect(next).toHaveValue('a northwind password')
    await userEvent.clear(current)
    await userEvent.type(current, 'the present password')
    await userEvent.click(change)
    await expect(await screen.findByText(/Easy to guess/)).toBeVisible()
    await waitFor(() => expect(next).toHaveFocus())
    await userEvent.clear(next)
    await userEvent.type(next, 'quiet lanterns over Bergen{Enter}')
    await expect(await screen.findByText('Password changed. Your other sessions have ended')).toBeVisible()
    await expect(current).toHaveValue('')
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
  },
}

/** The password was changed although the answer was lost: pressed again, the present one is not called wrong. */
export const PasswordAnswerLost: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => losingAnswers(account(), ownAccount.changePassword) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Current password'), 'the present password')
    await userEvent.type(screen.getByLabelText('New password'), 'quiet lanterns over Bergen{Enter}')
    await expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
    await expect(await screen.findByText('Password changed. Your other sessions have ended')).toBeVisible()
  },
}

export const TooManyTries: Story = {
  args: {
    server: () => account().on(ownAccount.changePassword, () => ({ status: 429, headers: { 'Retry-After': '600' } })),
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Current password'), 'a wrong password')
    await userEvent.type(screen.getByLabelText('New password'), 'quiet lanterns over Bergen{Enter}')
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}

export const EndingSessions: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'End Safari on iOS' }))
    await expect(await screen.findByText('Session ended')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'End all other sessions' }))
    await expect(await screen.findByText('Sessions ended')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull())
    await expect(screen.getByText('Firefox on Windows')).toBeVisible()
  },
}

/** A server that keeps the name that is entered. */
function accountWithName() {
  let { name } = INGRID.attributes
  return account()
    .on(users.me, () => ({ body: { data: { ...INGRID, attributes: { ...INGRID.attributes, name } } } }))
    .on(ownAccount.change, ({ body }) => {
      ;({ name } = (body as { data: { attributes: { name?: string } } }).data.attributes)
      return { status: 204, body: '' }
    })
}

/** The initials in the header follow the name; without one they are those of the address. */
export const EnteringAName: Story = {
  parameters: BEHAVIOUR,
  args: { server: accountWithName },
  play: async () => {
    const field = await screen.findByLabelText('Name')
    await userEvent.click(field)
    await userEvent.paste('x'.repeat(256))
    await expect(await screen.findByText('At most 255 characters')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, ' Maria Berg {Enter}')
    await expect(await screen.findByText('Name saved')).toBeVisible()
    await expect(field).toHaveValue('Maria Berg')
    await screen.findByRole('button', { name: /^MB, ingrid.solberg@northwind.example/ })
    await userEvent.clear(field)
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }))
    await screen.findByRole('button', { name: /^IS, ingrid.solberg@northwind.example/ })
  },
}

/** Theme and language can be chosen here as in the menu of the account. */
export const LanguageAndTheme: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Theme' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Dark' }))
    await expect(screen.getByRole('combobox', { name: 'Theme' })).toHaveTextContent('Dark')
    await userEvent.click(screen.getByRole('combobox', { name: 'Theme' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Match system' }))
    const language = screen.getByRole('combobox', { name: 'Language' })
    await expect(language).toHaveTextContent('English')
    await userEvent.click(language)
    await userEvent.click(await screen.findByRole('option', { name: 'English' }))
  },
}

export const NoPassword: Story = {
  args: { server: () => account({ password: 'none' }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/You have no password/)).toBeVisible()
  },
}

export const PasswordsTurnedOff: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => account({ password: 'off' }) },
  play: async () => void (await screen.findByText(/^Your organization has turned passwords off/)),
}

export const SessionsNotLoaded: Story = {
  args: { server: () => account().on(ownAccount.sessions, () => ({ status: 500 })) },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
}
