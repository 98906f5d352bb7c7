import type { Meta, StoryObj } from '@storybook/react-vite'
import { session } from '@waymark/api-client/endpoints'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fillIn } from '#testing/fill-in.ts'
import { northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { DARK } from '#testing/story-kinds.ts'
import { RECOVERY_CODES, SECRET } from '#testing/two-factor.ts'

const signedOut = () => northwind().on(session.current, () => ({ status: 401, code: 'UNAUTHORIZED_ERROR' }))

const meta = {
  title: 'Entrance/Sign in',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: '/login', server: () => signedOut() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

export const SignIn: Story = {
  play: async ({ canvasElement }) => void (await within(canvasElement).findByLabelText('Work e-mail')),
}

export const SignInDark: Story = { ...SignIn, ...DARK }

export const SignInNarrow: Story = { ...SignIn, globals: { viewport: { value: 'narrow' } } }

export const AfterASession: Story = {
  args: { path: `/login?RelayState=${encodeURIComponent(`/tag/app/${SITE}/tags`)}` },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(/^After signing in you return to/)),
}

const withProvider = () => signedOut().on(session.provider, () => ({ body: { provider: { name: 'Northwind ID' } } }))

/** The button leads to the provider, and from there to the requested page. */
export const WithProvider: Story = {
  args: { path: `/login?RelayState=${encodeURIComponent(`/tag/app/${SITE}/tags`)}`, server: withProvider },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Sign in with Northwind ID' })
    const target = encodeURIComponent(`/tag/app/${SITE}/tags`)
    await expect(link).toHaveAttribute('href', `/api/auth/v1/oidc/login?RelayState=${target}`)
  },
}

export const RefusedByProvider: Story = {
  args: { path: '/login?problem=domain-not-allowed', server: withProvider },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Your e-mail domain cannot sign in through Northwind ID.',
    )
  },
}

export const EmptyFields: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(canvas.getByLabelText('Work e-mail')).toHaveFocus())
    await expect(canvas.getByLabelText('Work e-mail')).toBeInvalid()
  },
}

export const WrongPassword: Story = {
  args: { server: () => signedOut().on(session.signIn, () => ({ status: 401, code: 'INVALID_CREDENTIALS_ERROR' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(await canvas.findByLabelText('Work e-mail'), 'ingrid.solberg@northwind.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'not-it{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('E-mail address or password is wrong')
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
  },
}

const signIn = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await fillIn(await canvas.findByLabelText('Work e-mail'), 'ingrid.solberg@northwind.example')
  await fillIn(canvas.getByLabelText('Password'), 'a right password')
  await userEvent.keyboard('{Enter}')
  return canvas
}

/** Nothing entered is lost where the password has not been found wrong. */
export const TooManyAttempts: Story = {
  args: { server: () => signedOut().on(session.signIn, () => ({ status: 429, code: 'TOO_MANY_REQUESTS_ERROR' })) },
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts')
    await expect(canvas.getByLabelText('Password')).toHaveValue('a right password')
  },
}

/** The second step; a code that was refused is cleared, and a recovery code may be used instead. */
export const EnterCode: Story = {
  args: {
    server: () =>
      signedOut()
        .on(session.signIn, () => ({ body: { next: 'code' } }))
        .on(session.signInWithCode, () => ({ status: 400, code: 'INVALID_CODE_ERROR' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement)
    const field = await canvas.findByLabelText('Code from your authenticator app')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('123456{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This code is wrong or has been used')
    await waitFor(() => expect(field).toHaveValue(''))
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    await waitFor(() => expect(canvas.getByLabelText('Recovery code')).toHaveFocus())
  },
}

/** A sign-in that took too long begins again. */
export const Expired: Story = {
  args: {
    server: () =>
      signedOut()
        .on(session.signIn, () => ({ body: { next: 'code' } }))
        .on(session.signInWithCode, () => ({ status: 401, code: 'UNAUTHORIZED_ERROR' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Code from your authenticator app'), '123456{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This took too long')
    await expect(canvas.getByLabelText('Work e-mail')).toHaveFocus()
  },
}

/** An organisation that requires two-factor sign-in has it set up before anything else. */
export const SetUpRequired: Story = {
  args: {
    server: () =>
      signedOut()
        .on(session.signIn, () => ({ body: { next: 'set-up' } }))
        .on(session.beginTwoFactor, () => ({ body: SECRET }))
        .on(session.confirmTwoFactor, () => ({ body: { recovery_codes: RECOVERY_CODES } })),
  },
  play: async ({ canvasElement }) => {
    const canvas = await signIn(canvasElement)
    await canvas.findByRole('img', { name: 'QR code for an authenticator app' })
    await userEvent.type(canvas.getByLabelText('Code from your authenticator app'), '123456{Enter}')
    const list = await canvas.findByRole('list', { name: 'Recovery codes' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10)
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByLabelText('I have stored the codes'))
    await expect(canvas.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true')
  },
}
