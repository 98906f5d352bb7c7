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
