import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  access,
  apps,
  licence,
  metaSites,
  modules,
  session,
  triggers,
  users,
  versions,
} from '@waymark/api-client/endpoints'
import { type AnsweringServer, sessionAnswer } from '@waymark/api-client/testing'
import { expect, screen, userEvent, within } from 'storybook/test'
import { lastSite } from '#browser/persisted/last-site.ts'
import { sidebars } from '#items/list/sidebar-state.ts'
import { DRAFT, id, LICENCE, listed, northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { stocked } from '#testing/stocked.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const meta = {
  title: 'Product/Frame',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/tag/app/${SITE}/tags` },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const refused = (status: number, code: string, reason?: string) => () => ({ status, code, ...(reason && { reason }) })

/** Waits for the heading of a screen. */
const shown = async (name: string) => void (await screen.findByRole('heading', { level: 1, name }))
const publish = () => screen.findByRole('button', { name: /^Publish/ })

export const Website: Story = { play: () => shown('No tag selected') }

export const WebsiteDark: Story = { ...Website, ...DARK }

/** In a narrow window the list of each area is the page, also when it is closed in wide ones. */
export const AreasNarrow: Story = {
  args: { server: stocked },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => {
    sidebars.tags.set({ ...sidebars.tags.getSnapshot(), hidden: true })
    return () => sidebars.tags.remove()
  },
  play: async () => {
    const list = async (area: string) => {
      await userEvent.click(await screen.findByRole('link', { name: new RegExp(`^${area}`) }))
      await screen.findByRole('heading', { level: 1, name: `List of ${area.toLowerCase()}` })
      return (await within(await screen.findByRole('list', { name: area })).findAllByRole('link'))[0]!
    }
    for (const area of ['Tags', 'Triggers']) await list(area)
    await userEvent.click(await list('Variables'))
    await expect(await screen.findByRole('link', { name: 'Variables' })).toBeVisible()
  },
}

export const MetaSite: Story = {
  args: { path: `/tag/app/${id(21)}/tags` },
  play: async () => {
    await screen.findByRole('button', { name: /Northwind Europe/ })
    await shown('No tag selected')
  },
}

export const NothingToPublish: Story = {
  parameters: BEHAVIOUR,
  args: {
    server: () =>
      northwind().on(versions.one, () => ({
        body: { data: { ...DRAFT, attributes: { ...DRAFT.attributes, has_changes: false } } },
      })),
  },
  play: async () => {
    await expect(await publish()).toHaveAttribute('aria-disabled', 'true')
    await expect(await publish()).toHaveAccessibleDescription('There are no changes to publish')
  },
}

export const ViewOnly: Story = {
  args: {
    server: () =>
      northwind().on(access.entry, ({ params }) => ({
        body: { data: { id: params.appId, type: 'access_entry', attributes: { actions: ['view'] } } },
      })),
  },
  play: async () => expect(await publish()).toHaveAccessibleDescription(/publish permission/),
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
  play: async () => {
    const banner = await screen.findByRole('alert')
    await expect(banner).toHaveTextContent('Your licence expired on 30 June 2025.')
    await expect(banner).toHaveTextContent('To renew it, contact the operator of this installation.')
  },
}

export const NoPrivileges: Story = {
  args: { server: () => northwind().on(modules.list, () => ({ body: { data: [], meta: { total: 0 } } })) },
  play: () => shown('No access to the tag manager'),
}

export const NoSubscription: Story = {
  args: {
    server: () =>
      northwind().on(licence.one, () => ({
        body: { data: { ...LICENCE, attributes: { ...LICENCE.attributes, status: 'inactive' } } },
      })),
  },
  play: async () => {
    await shown('Your subscription does not include the tag manager')
    await expect(screen.getByText(/contact the operator of this installation/)).toBeVisible()
    await expect(screen.getByText('Signed in as')).toBeVisible()
    await expect(screen.getByRole('button', { name: /account menu/ })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Help' })).toBeVisible()
  },
}

export const NoSiteSelected: Story = {
  args: { path: '/tag' },
  beforeEach: () => lastSite.remove(),
  play: () => shown('No website selected'),
}

export const SiteSelected: Story = {
  ...NoSiteSelected,
  play: async () => {
    await shown('No website selected')
    const main = within(screen.getByRole('main'))
    await userEvent.click(main.getByRole('button', { name: 'Choose a website' }))
    await userEvent.click(await screen.findByRole('option', { name: /Northwind Outlet/ }))
    await shown('No tag selected')
    await expect(screen.getByRole('button', { name: /Northwind Outlet/ })).toBeVisible()
    await expect(lastSite.getSnapshot()).toBe(id(4))
  },
}

export const LastSite: Story = {
  args: { path: '/tag/app' },
  beforeEach: () => {
    lastSite.set(id(4))
    return () => lastSite.remove()
  },
  play: async () => {
    await shown('No tag selected')
    await expect(screen.getByRole('button', { name: /Northwind Outlet/ })).toBeVisible()
  },
}

/** A meta-site has no debugger: its tags are shown, also while it loads and another site is still the last one. */
export const DebuggerOfAMetaSite: Story = {
  args: {
    path: `/tag/app/${id(21)}/debug`,
    server: () =>
      northwind().on(access.entry, async ({ params }) => {
        await new Promise((resolve) => setTimeout(resolve, 500))
        return { body: { data: { id: params.appId, type: 'access_entry', attributes: { actions: ['view'] } } } }
      }),
  },
  beforeEach: () => {
    lastSite.set(id(4))
    return () => lastSite.remove()
  },
  play: async () => {
    await shown('No tag selected')
    await expect(screen.getByRole('button', { name: /Northwind Europe/ })).toBeVisible()
  },
}

/** Nor has it meta-sites of its own. */
export const MetaSetupOfAMetaSite: Story = {
  ...DebuggerOfAMetaSite,
  args: { ...DebuggerOfAMetaSite.args, path: `/tag/app/${id(21)}/meta-setup` },
}

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

export const UnknownSite: Story = {
  args: { path: `/tag/app/${id(404)}/variables` },
  play: () => shown('This website cannot be opened'),
}

const siteMissing = () => ({ status: 404, code: 'NOT_FOUND_ERROR', parameter: 'app_id' })

/** A meta-site is read through the websites it is linked to, but its draft is not. */
export const LinkedMetaSiteWithoutAccess: Story = {
  args: {
    path: `/tag/app/${id(21)}/tags`,
    server: () =>
      northwind()
        .on(access.entry, ({ params }) => ({
          body: { data: { id: params.appId, type: 'access_entry', attributes: { actions: [] } } },
        }))
        .on(versions.one, siteMissing),
  },
  play: async () => {
    await shown('This website cannot be opened')
    await expect(lastSite.getSnapshot()).not.toBe(id(21))
  },
}

let ending: AnsweringServer

/** The access to the website ends while one of its screens is open. */
export const AccessEnded: Story = {
  args: { server: () => (ending = northwind()) },
  play: async () => {
    await shown('No tag selected')
    ending.on(apps.one, siteMissing).on(metaSites.one, siteMissing).on(triggers.list, siteMissing)
    await userEvent.click(screen.getByRole('link', { name: /^Triggers/ }))
    await shown('This website cannot be opened')
    await expect(screen.queryByRole('link', { name: /^Triggers/ })).toBeNull()
  },
}

export const BeingSetUp: Story = {
  args: { server: () => northwind().on(versions.one, refused(404, 'NOT_FOUND_ERROR')) },
  play: () => shown('This website is being set up'),
}

export const ServerError: Story = {
  args: { server: () => northwind().on(access.entry, refused(500, 'INTERNAL_SERVER_ERROR')) },
  play: () => shown('Something went wrong'),
}

export const SessionUnknown: Story = {
  args: { server: () => northwind().on(session.current, () => 'offline') },
  play: () => shown('Cannot fetch session'),
}

export const AccountUnknown: Story = {
  args: { server: () => northwind().on(users.me, refused(500, 'INTERNAL_SERVER_ERROR')) },
  play: () => shown('Waymark could not be opened'),
}

export const Maintenance: Story = {
  args: {
    server: () => northwind().on(session.current, refused(503, 'SERVICE_UNAVAILABLE_ERROR', 'maintenance-mode')),
  },
  play: async () => {
    await shown('Waymark could not be opened')
    await expect(screen.getByText(/^Waymark is under maintenance/)).toBeVisible()
  },
}

let server: AnsweringServer

/** First the session cannot be fetched, then the site is not ready yet. */
export const TriedAgain: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => (server = northwind().on(session.current, () => 'offline')) },
  play: async () => {
    const tryAgain = async () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await shown('Cannot fetch session')
    server
      .on(session.current, () => ({ body: sessionAnswer({ at: Date.now() }) }))
      .on(versions.one, refused(404, 'NOT_FOUND_ERROR'))
    await tryAgain()
    await shown('This website is being set up')
    server.on(versions.one, () => ({ body: { data: DRAFT } }))
    await tryAgain()
    await shown('No tag selected')
  },
}

export const UnknownAddress: Story = { args: { path: '/nowhere' }, play: () => shown('This page does not exist') }
