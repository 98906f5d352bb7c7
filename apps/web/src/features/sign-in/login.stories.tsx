import type { Meta, StoryObj } from '@storybook/react-vite'
import { session } from '@waymark/api-client/endpoints'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'

const signedOut = () => northwind().on(session.current, () => ({ status: 401, code: 'UNAUTHORIZED_ERROR' }))

const meta = {
  title: 'Entrance/Sign in',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: '/login', server: () => signedOut() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

export const SignIn: Story = {}

export const AfterASession: Story = {
  args: { path: `/login?RelayState=${encodeURIComponent(`/tag/app/${SITE}/tags`)}` },
}

const withProvider = () => signedOut().on(session.provider, () => ({ body: { provider: { name: 'Northwind ID' } } }))

/** The button leads to the provider, and from there to what was asked for. */
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
    await expect(canvas.getByLabelText('Work e-mail')).toBeInvalid()
    await expect(canvas.getByLabelText('Work e-mail')).toHaveFocus()
  },
}

export const WrongPassword: Story = {
  args: { server: () => signedOut().on(session.logIn, () => ({ status: 401, code: 'INVALID_CREDENTIALS_ERROR' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Work e-mail'), 'ingrid.solberg@northwind.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'not-it{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('E-mail address or password is wrong')
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
  },
}
