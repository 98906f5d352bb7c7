import type { Meta, StoryObj } from '@storybook/react-vite'
import { access, licence, metaSites, modules, session, users, versions } from '@waymark/api-client/endpoints'
import { expect, screen, within } from 'storybook/test'
import { lastSite } from '#browser/persisted/last-site.ts'
import { DRAFT, id, LICENCE, listed, northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'

const meta = {
  title: 'Product/Frame',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/tag/app/${SITE}/tags` },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const refused = (status: number, code: string) => () => ({ status, code })

export const Website: Story = {}

export const WebsiteDark: Story = { ...Website, globals: { theme: 'dark' } }

export const WebsiteNarrow: Story = { ...Website, globals: { viewport: { value: 'narrow' } } }

export const MetaSite: Story = { args: { path: `/tag/app/${id(21)}/tags` } }

export const NothingToPublish: Story = {
  args: {
    server: () =>
      northwind().on(versions.one, () => ({
        body: { data: { ...DRAFT, attributes: { ...DRAFT.attributes, has_changes: false } } },
      })),
  },
}

export const ViewOnly: Story = {
  args: {
    server: () =>
      northwind().on(access.entry, ({ params }) => ({
        body: { data: { id: params.appId, type: 'access_entry', attributes: { actions: ['view'] } } },
      })),
  },
}

export const LicenceExpired: Story = {
  args: {
    server: () =>
      northwind().on(licence.one, () => ({
        body: {
          data: {
            ...LICENCE,
            attributes: { ...LICENCE.attributes, status: 'expired', expires_at: '2025-06-30T00:00:00+00:00' },
          },
        },
      })),
  },
}

export const NoPrivileges: Story = {
  args: { server: () => northwind().on(modules.list, () => ({ body: { data: [], meta: { total: 0 } } })) },
}

export const NoSubscription: Story = { args: { path: '/no-subscription' } }

export const NoSiteSelected: Story = { args: { path: '/tag' }, beforeEach: () => lastSite.remove() }

const withoutSites = () => northwind().on(metaSites.withApps, (request) => listed([], request))

/** An owner adds the first website. */
export const NoWebsiteYet: Story = {
  args: { path: '/tag', server: withoutSites },
  beforeEach: () => lastSite.remove(),
  play: async () => {
    const add = await screen.findByRole('link', { name: 'Add website' })
    await expect(add).toHaveAttribute('href', '/administration/websites?add=true')
    await expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull()
  },
}

/** Others are told who can add one. */
export const NoWebsiteToOpen: Story = {
  args: {
    path: '/tag',
    server: () =>
      withoutSites().on(users.me, () => ({
        body: {
          data: {
            id: id(901),
            type: 'ppms/user',
            attributes: {
              email: 'nils.berg@northwind.example',
              role: 'USER',
              language: 'en-GB',
              organization: 'Northwind',
            },
          },
        },
      })),
  },
  beforeEach: () => lastSite.remove(),
  play: async () => {
    await expect(await screen.findByText(/^An owner of your organization can add a website/)).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Add website' })).toBeNull()
  },
}

export const UnknownSite: Story = { args: { path: `/tag/app/${id(404)}/tags` } }

export const BeingSetUp: Story = {
  args: { server: () => northwind().on(versions.one, refused(404, 'NOT_FOUND_ERROR')) },
}

export const ServerError: Story = {
  args: { server: () => northwind().on(access.entry, refused(500, 'INTERNAL_SERVER_ERROR')) },
}

export const SessionUnknown: Story = { args: { server: () => northwind().on(session.current, () => 'offline') } }

export const AccountUnknown: Story = {
  args: { server: () => northwind().on(users.me, refused(500, 'INTERNAL_SERVER_ERROR')) },
}

export const UnknownAddress: Story = { args: { path: '/nowhere' } }
