import type { Meta, StoryObj } from '@storybook/react-vite'
import { session } from '@waymark/api-client/endpoints'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { northwind } from '#testing/northwind.ts'
import { Product } from '#testing/product.tsx'
import { refusedField } from '#testing/refused-field.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const invited = () =>
  northwind().on(session.openPasswordLink, () => ({
    body: { email: 'priya.raman@northwind.example', kind: 'invitation', ends_at: '2025-07-17T14:20:00+00:00' },
  }))
const meta = {
  title: 'Entrance/Set password',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: '/set-password#4TqzH7nRk2VwXc9LpYb6Jd', server: invited },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

export const Invitation: Story = {
  play: async ({ canvasElement }) => void (await within(canvasElement).findByLabelText('Password')),
}

export const InvitationNarrow: Story = { ...Invitation, globals: { viewport: { value: 'narrow' } } }

export const InvitationDark: Story = { ...Invitation, ...DARK }

/** What is wrong with the password stands at the field, before and after it has been sent. */
export const WeakPassword: Story = {
  args: {
    server: () => invited().on(session.setPasswordByLink, () => refusedField('/password', 'easy-to-guess')),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const password = await canvas.findByLabelText('Password')
    await waitFor(() => expect(password).toHaveFocus())
    await userEvent.keyboard('short{Enter}')
    await expect(await canvas.findByText('At least 12 characters')).toBeVisible()
    await userEvent.clear(password)
    await userEvent.type(password, 'northwind2026{Enter}')
    await expect(await canvas.findByText(/^Easy to guess/)).toBeVisible()
    await expect(password).toHaveValue('northwind2026')
    await expect(password).toHaveFocus()
  },
}

/** An organisation that requires a second factor, or a person who has one: the sign-in goes on. */
export const SecondStep: Story = {
  args: { server: () => invited().on(session.setPasswordByLink, () => ({ body: { next: 'code' } })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Password'), 'a long enough password{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Code from your authenticator app')).toHaveFocus())
  },
}

/** The link cannot be used, and the page says why. */
const refusedAs = (code: string, text: RegExp, status = 410): Story => ({
  parameters: BEHAVIOUR,
  args: { server: () => northwind().on(session.openPasswordLink, () => ({ status, code })) },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(text)),
})

export const Ended = refusedAs('PASSWORD_LINK_ENDED_ERROR', /^The time of this link is over/)
export const Replaced = refusedAs('PASSWORD_LINK_REPLACED_ERROR', /^This link has been replaced/)
export const Unknown = refusedAs('PASSWORD_LINK_UNKNOWN_ERROR', /^This link is not known/, 404)
export const ThroughTheProvider = refusedAs('PASSWORD_SIGN_IN_OFF_ERROR', /^You need no password/, 403)

/** The link was used in another window meanwhile. */
export const UsedMeanwhile: Story = {
  args: {
    server: () => {
      let used = false
      const gone = { status: 410, code: 'PASSWORD_LINK_USED_ERROR' }
      return invited()
        .on(session.openPasswordLink, () =>
          used
            ? gone
            : {
                body: {
                  email: 'priya.raman@northwind.example',
                  kind: 'reset',
                  ends_at: '2025-07-17T14:20:00+00:00',
                },
              },
        )
        .on(session.setPasswordByLink, () => {
          used = true
          return gone
        })
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Password'), 'a long enough password{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link has been used')
  },
}
