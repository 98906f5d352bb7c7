import type { Meta, StoryObj } from '@storybook/react-vite'
import { apps, metaSites, users } from '@waymark/api-client/endpoints'
import type { AnsweringServer } from '@waymark/api-client/testing'
import { expect, screen, userEvent, within } from 'storybook/test'
import { INGRID, id, listed, northwind, SITES } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { TRIGGERS, VARIABLES } from '#testing/stocked.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const META_SITE = id(21)
const LINKED = SITES.filter(({ type }) => type === 'ppms/meta-site')

const TAGS = [
  [
    'Cookie banner loader – all storefronts',
    'cookie_information_cmp_integration',
    true,
    true,
    'not_require_consent',
    true,
    1,
  ],
  ['Custom dimension – Loyalty tier and storefront', 'waymark_custom_dimension', true, true, 'analytics', true, 3],
  ['Google Ads – Conversion – Store locator call', 'google_adwords', true, false, 'conversion_tracking', true, 2],
  ['Heatmaps', 'heatmaps', false, true, 'analytics', true, 1],
  [
    'Microsoft UET – Base tag, Europe, with a name that is longer than the table has room for',
    'bing_ads',
    false,
    false,
    'marketing_automation',
    false,
    0,
  ],
].map(([name, template, active, published, consent, privacy, links], at) => ({
  id: id(700 + at),
  type: 'tag',
  attributes: {
    name,
    template,
    is_active: active,
    is_published: published,
    priority: 0,
    consent_type: consent,
    respect_visitors_privacy: privacy,
    disable_in_debug_mode: false,
    scheduler: { date_ranges: [], times_of_day: [] },
    template_options: {},
    created_at: '2024-02-12T08:00:00+00:00',
    updated_at: '2025-07-02T09:30:00+00:00',
  },
  relationships: {
    triggers: { data: Array.from({ length: Number(links) }, (_, n) => ({ id: id(501 + n), type: 'trigger' })) },
  },
}))

const one = (items: readonly { id: string }[], wanted: string | undefined) => {
  const data = items.find((item) => item.id === wanted)
  return data ? { body: { data } } : { status: 404, code: 'NOT_FOUND_ERROR' }
}

/** Northwind with two meta-sites linked to the website, and content in them. */
const linked = (actions: readonly string[] = ['view', 'edit', 'publish']): AnsweringServer =>
  northwind()
    .on(apps.metaSites, (request) => listed(LINKED, request))
    .on(metaSites.permissions, () => ({
      body: { data: { id: META_SITE, type: 'access_entry', attributes: { actions } } },
    }))
    .on(metaSites.tags, (request) => listed(TAGS, request))
    .on(metaSites.tag, ({ params }) => one(TAGS, params.tagId))
    .on(metaSites.triggers, (request) => listed(TRIGGERS, request))
    .on(metaSites.trigger, ({ params }) => one(TRIGGERS, params.triggerId))
    .on(metaSites.variables, (request) => listed(VARIABLES, request))

const nothing = () => ({ body: { data: [], meta: { total: 0 } } })
const failed = () => ({ status: 500, code: 'INTERNAL_SERVER_ERROR' })
const preview = `/tag/app/${SITE}/meta-setup/${META_SITE}/preview`

const meta = {
  title: 'Meta setup',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: preview, server: () => linked() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

/** Eleven meta tags, of which the last is deleted by someone else once the first page is shown, which does not know it. */
function losingOne(): AnsweringServer {
  let many = Array.from({ length: 11 }, (_, at) => ({ ...TAGS[0], id: id(750 + at) }))
  return linked().on(metaSites.tags, (request) => {
    const answer = listed(many, request)
    if (request.search.includes('limit=10&')) many = many.slice(0, 10)
    return answer
  })
}

const table = async (name: string) => within(await screen.findByRole('table', { name }))

export const NothingOpen: Story = {
  args: { path: `/tag/app/${SITE}/meta-setup` },
  play: async () => {
    await expect(await screen.findByRole('link', { name: /Northwind Europe/ })).toBeVisible()
    await expect(screen.getByText('No meta-site selected')).toBeVisible()
    screen.getByRole('link', { name: /Northwind Europe/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('heading', { level: 1, name: 'Northwind Europe' })).toBeVisible()
  },
}

export const NoMetaSetup: Story = {
  args: { path: `/tag/app/${SITE}/meta-setup`, server: () => linked().on(apps.metaSites, nothing) },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'No meta setup yet' })
    const create = await screen.findByRole('link', { name: 'Create meta-site' })
    await expect(create).toHaveAttribute('href', '/administration/meta-sites/m/create')
  },
}

export const NoMetaSetupForMember: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: `/tag/app/${SITE}/meta-setup`,
    server: () =>
      linked()
        .on(apps.metaSites, nothing)
        .on(users.me, () => ({ body: { data: { ...INGRID, attributes: { ...INGRID.attributes, role: 'USER' } } } })),
  },
  play: async () => {
    const create = await screen.findByRole('button', { name: 'Create meta-site' })
    await expect(create).toHaveAttribute('aria-disabled', 'true')
    await expect(create).toHaveAccessibleDescription('Only owners can create a meta-site')
  },
}

export const ListFailed: Story = {
  args: { path: `/tag/app/${SITE}/meta-setup`, server: () => linked().on(apps.metaSites, failed) },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
}

export const NoMatch: Story = {
  args: { path: `/tag/app/${SITE}/meta-setup?name=zermatt` },
  play: async () => void (await screen.findByText('Nothing matches')),
}

export const Tags: Story = {
  play: async () => {
    const rows = await table('Meta tags')
    await expect(rows.getByRole('button', { name: 'Heatmaps' })).toBeVisible()
    await expect(await screen.findByRole('link', { name: 'Set up meta tags' })).toHaveAttribute(
      'href',
      `/tag/app/${META_SITE}/tags`,
    )
  },
}

export const LastPageDeleted: Story = {
  parameters: BEHAVIOUR,
  args: { server: losingOne },
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Rows per page' }))
    await userEvent.click(await screen.findByRole('option', { name: '10 rows' }))
    await screen.findByText('1–10 of 11')
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await expect(await screen.findByText('1–10 of 11')).toBeVisible()
    await expect((await table('Meta tags')).getAllByRole('row')).toHaveLength(11)
  },
}

export const TagsDark: Story = { ...Tags, ...DARK }

export const TagsNarrow: Story = { ...Tags, globals: { viewport: { value: 'narrow' } } }

export const OpenTag: Story = {
  play: async () => {
    const rows = await table('Meta tags')
    await userEvent.click(rows.getByRole('button', { name: /^Custom dimension/ }))
    await expect(await rows.findByText('Respects opt-out and Do Not Track')).toBeVisible()
    await expect(rows.getByText('Trigger links')).toBeVisible()
    await expect(rows.getByText('Analytics')).toBeVisible()
    await userEvent.click(rows.getByRole('button', { name: /^Microsoft UET/ }))
    await expect(await rows.findByText('Ignores opt-out and Do Not Track')).toBeVisible()
  },
}

export const OpenTagFailed: Story = {
  args: { server: () => linked().on(metaSites.tag, failed) },
  play: async () => {
    const rows = await table('Meta tags')
    await userEvent.click(rows.getByRole('button', { name: 'Heatmaps' }))
    await expect(await rows.findByText('Unable to load data')).toBeVisible()
  },
}

export const Triggers: Story = {
  args: { path: `${preview}?show=trigger` },
  play: async () => {
    const rows = await table('Meta triggers')
    await userEvent.click(rows.getByRole('button', { name: 'Event – checkout' }))
    await expect(await rows.findByText('2 tags')).toBeVisible()
  },
}

export const Variables: Story = {
  args: { path: `${preview}?show=variable` },
  play: async () => {
    const rows = await table('Meta variables')
    await expect(rows.queryByRole('button', { expanded: false })).toBeNull()
  },
}

export const Searched: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await table('Meta tags')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search meta tags' }), 'storefront')
    await expect(screen.getByRole('button', { name: 'Heatmaps' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('1–2 of 2')
    await userEvent.click(screen.getByRole('radio', { name: /Meta triggers/ }))
    await table('Meta triggers')
    await userEvent.click(screen.getByRole('radio', { name: /Meta tags/ }))
    await expect(await screen.findByRole('searchbox', { name: 'Search meta tags' })).toHaveValue('storefront')
  },
}

export const Empty: Story = {
  args: { server: () => linked().on(metaSites.tags, nothing) },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Add meta tag' })).toHaveAttribute(
      'href',
      `/tag/app/${META_SITE}/tags/add-tag`,
    )
  },
}

export const EmptyWithoutPermission: Story = {
  args: { server: () => linked([]).on(metaSites.tags, nothing) },
  play: async () => {
    await screen.findByText('No meta tags yet')
    await expect(await screen.findByRole('button', { name: 'Add meta tag' })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByRole('button', { name: 'Set up meta tags' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const PermissionsUnknown: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => linked().on(metaSites.tags, nothing).on(metaSites.permissions, failed) },
  play: async () => void (await screen.findByRole('link', { name: 'Add meta tag' })),
}

export const Missing: Story = {
  args: { path: `/tag/app/${SITE}/meta-setup/${id(404)}` },
  play: async () => void (await screen.findByText('This meta-site does not exist')),
}

export const ServerError: Story = {
  args: { server: () => linked().on(metaSites.tags, failed) },
  play: async () => void (await screen.findByText('This could not be loaded')),
}
