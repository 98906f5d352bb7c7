import type { Meta, StoryObj } from '@storybook/react-vite'
import { session } from '@waymark/api-client/endpoints'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fillIn } from '#testing/fill-in.ts'
import { northwind } from '#testing/northwind.ts'
import { Product } from '#testing/product.tsx'
import { refusedField } from '#testing/refused-field.ts'
import { DARK } from '#testing/story-kinds.ts'

const CODE = '4TqzH7nRk2VwXc9LpYb6Jd'
const unused = () =>
  northwind()
    .on(session.current, () => ({ status: 401, code: 'UNAUTHORIZED_ERROR' }))
    .on(session.setUpState, () => ({ body: { open: true } }))

const meta = {
  title: 'Entrance/Set up',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/set-up#${CODE}`, server: unused },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

export const SetUp: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText('Organization')).toHaveFocus())
    await expect(canvas.queryByLabelText('Set-up code')).not.toBeInTheDocument()
  },
}

export const SetUpDark: Story = { ...SetUp, ...DARK }

export const SetUpNarrow: Story = { ...SetUp, globals: { viewport: { value: 'narrow' } } }

/** An installation without a user has no sign-in: its page leads here, to the field of the code. */
export const WithoutCode: Story = {
  args: { path: '/login' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText('Set-up code')).toHaveFocus())
    await expect(canvas.getByRole('heading', { name: 'Set up Waymark' })).toBeVisible()
  },
}

const fill = async (canvasElement: HTMLElement, password = 'a long enough one') => {
  const canvas = within(canvasElement)
  await fillIn(await canvas.findByLabelText('Organization'), 'Northwind Group')
  await fillIn(canvas.getByLabelText('Your e-mail'), 'ingrid.solberg@northwind.example')
  await fillIn(canvas.getByLabelText('Password'), password)
  await fillIn(canvas.getByLabelText('Name'), 'Northwind Outdoor')
  await fillIn(canvas.getByLabelText('Address'), 'https://www.northwind-outdoor.example')
  await userEvent.keyboard('{Enter}')
  return canvas
}

/** The password line counts down; what is missing is shown at each field. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Password'), 'ninechars')
    await expect(canvas.getByText('12 characters or more, 3 to go')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Create and sign in' }))
    await expect(canvas.getAllByText('Required')).toHaveLength(4)
    await waitFor(() => expect(canvas.getByLabelText('Organization')).toHaveFocus())
  },
}

/** What the server finds wrong stands at its field, and nothing entered is lost. */
export const EasyToGuess: Story = {
  args: {
    server: () => unused().on(session.setUp, () => refusedField('/data/attributes/password', 'easy-to-guess')),
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement, 'northwind2026')
    await expect(await canvas.findByText(/^Easy to guess/)).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
    await expect(canvas.getByLabelText('Password')).toHaveValue('northwind2026')
    await expect(canvas.getByLabelText('Organization')).toHaveValue('Northwind Group')
  },
}

/** An address of an earlier start of the server, or one that was not copied whole. */
export const WrongCode: Story = {
  args: {
    server: () =>
      unused().on(session.setUp, () => ({
        status: 403,
        code: 'SET_UP_CODE_ERROR',
        pointer: '/data/attributes/code',
      })),
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement)
    const code = await canvas.findByLabelText('Set-up code')
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toBeInvalid()
    await expect(code).toHaveAccessibleDescription(/not the one that the server has printed/)
    await userEvent.type(code, 'x')
    await expect(code).toBeValid()
    await expect(canvas.getByLabelText('Address')).toHaveValue('https://www.northwind-outdoor.example')
  },
}

/** Another user has set up the installation meanwhile. */
export const SetUpMeanwhile: Story = {
  args: { server: () => unused().on(session.setUp, () => ({ status: 409, code: 'SET_UP_DONE_ERROR' })) },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Waymark has been set up already')
    await expect(canvas.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login')
  },
}

export const NoAnswer: Story = {
  args: { server: () => unused().on(session.setUp, () => 'offline') },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached')
    await expect(canvas.getByLabelText('Password')).toHaveValue('a long enough one')
  },
}
