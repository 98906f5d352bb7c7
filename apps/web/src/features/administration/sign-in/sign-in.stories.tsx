import type { Meta, StoryObj } from '@storybook/react-vite'
import { admin, users } from '@waymark/api-client/endpoints'
import type { SignInPolicy, SignInPolicyPatch } from '@waymark/domain/organisation'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { id, northwind, SITES } from '#testing/northwind.ts'
import { Product } from '#testing/product.tsx'
import { refusedField } from '#testing/refused-field.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

type Attributes = SignInPolicy['attributes']

const NOTHING_CHOSEN: Attributes = {
  two_factor_required: false,
  domains: [],
  creates_members: false,
  new_member_language: 'en',
  password_sign_in: true,
  default_levels: [],
  provider: { name: 'Northwind ID', tried: true },
}

/** Northwind, whose policy is kept in memory; a domain of Southmoor is refused. */
function withPolicy(changes: Partial<Attributes> = {}) {
  let policy = { ...NOTHING_CHOSEN, ...changes }
  return northwind()
    .on(admin.signInPolicy, () => ({ body: { data: { id: id(1), type: 'sign_in_policy', attributes: policy } } }))
    .on(admin.changeSignInPolicy, ({ body }) => {
      const { default_levels = [], ...rest } = (body as { data: SignInPolicyPatch }).data.attributes
      const taken = rest.domains?.indexOf('southmoor.example') ?? -1
      if (taken >= 0) return refusedField(`/data/attributes/domains/${taken}`, 'domain-taken')
      const levels = default_levels.map((row) => {
        const site = SITES.find((one) => one.id === row.site_id)
        return { ...row, site_name: site?.attributes.name ?? '', site_type: site?.type ?? 'ppms/app' }
      })
      policy = { ...policy, ...(rest as Partial<Attributes>), default_levels: levels }
      return { status: 204, body: '' }
    })
}

const CHOSEN: Partial<Attributes> = {
  two_factor_required: true,
  domains: ['mail.northwind.example', 'northwind.example'],
  creates_members: true,
  default_levels: [
    { site_id: id(21), site_name: 'Northwind Europe', site_type: 'ppms/meta-site', level: 'view' },
    { site_id: id(1), site_name: 'Northwind Outdoor', site_type: 'ppms/app', level: 'edit' },
  ],
}

const meta = {
  title: 'Administration/Sign-in',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: '/administration/sign-in', server: () => withPolicy(CHOSEN) },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async () => void (await screen.findByRole('combobox', { name: 'Level on Northwind Outdoor' })),
}

export const ChosenNarrow: Story = { ...Chosen, globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { ...Chosen, ...DARK }

/** A domain is added, new members are created, and they get a level on a website. */
export const LettingADomainIn: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => withPolicy() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add domain' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Domain 1' })).toHaveFocus())
    await userEvent.keyboard('northwind{Control>}s{/Control}')
    await expect(await screen.findByText('Domain 1: Not a valid domain, such as example.com')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Domain 1' }), '.example')
    await userEvent.click(screen.getByRole('switch', { name: 'Create an account at the first sign-in' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add website' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Search/ })).toHaveFocus())
    await userEvent.click(await screen.findByRole('option', { name: /Northwind Outlet/ }))
    const level = screen.getByRole('combobox', { name: 'Level on Northwind Outlet' })
    await waitFor(() => expect(level).toHaveFocus())
    await expect(level).toHaveTextContent('View')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    await expect(screen.getByRole('textbox', { name: 'Domain 1' })).toHaveValue('northwind.example')
  },
}

/** The refusal of the server is shown in the row that it is about. */
export const DomainOfAnotherOrganization: Story = {
  args: { server: () => withPolicy(CHOSEN) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add domain' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Domain 3' })).toHaveFocus())
    await userEvent.keyboard('southmoor.example')
    const bar = within(await screen.findByRole('region', { name: 'Unsaved changes' }))
    await userEvent.click(bar.getByRole('button', { name: /^Save/ }))
    await expect(await screen.findByText('Domain 3: Belongs to another organization')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Domain 3' })).toHaveFocus())
  },
}

/** Passwords can be turned off only by an owner who can get in without one. */
export const ProviderNotTried: Story = {
  args: { server: () => withPolicy({ provider: { name: 'Northwind ID', tried: false } }) },
  play: async () => {
    const passwords = await screen.findByRole('switch', { name: 'Allow passwords for these domains' })
    await expect(passwords).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(passwords)
    await expect(passwords).toBeChecked()
  },
}

export const NoProvider: Story = {
  args: { server: () => withPolicy({ provider: null }) },
  play: async () => void (await screen.findByText(/^This installation has no/)),
}

export const NotAnOwner: Story = {
  args: {
    server: () =>
      northwind().on(users.me, () => ({
        body: {
          data: {
            id: id(901),
            type: 'ppms/user',
            attributes: {
              email: 'tomasz.wilk@northwind.example',
              role: 'USER',
              language: 'en',
              organization: 'Northwind',
            },
          },
        },
      })),
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No access to the administration' })).toBeVisible()
    await expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull()
  },
}
