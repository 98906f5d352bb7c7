import type { Meta, StoryObj } from '@storybook/react-vite'
import { apps, installation, tags, triggers, users } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent, within } from 'storybook/test'
import { id, listed, northwind, SITES } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { storyTrigger } from '#testing/stocked.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const START = {
  first_loaded_at: null as string | null,
  last_loaded_at: null as string | null,
  loaded_from: null as string | null,
  has_tags: false,
  has_published_tags: false,
  fired_at: null as string | null,
  from_store: false,
  dismissed: false,
}
const SEEN = '2025-07-10T11:42:00+00:00'
const LOADED = { first_loaded_at: SEEN, last_loaded_at: SEEN, loaded_from: 'https://www.northwind-outdoor.example' }
const SNIPPET = `<script>
(function (w, d, src, dl) {
  (w[dl] = w[dl] || []).push({ event: 'waymark.start', start: Date.now() });
  var s = d.createElement('script');
  s.async = true;
  s.src = src;
  d.head.appendChild(s);
})(window, document, 'https://tags.northwind.example/containers/0b6f7a1c.js', 'dataLayer');
</script>`

const CUSTOM = {
  id: id(421),
  type: 'tag',
  attributes: {
    name: 'Custom tag',
    template: 'custom_tag',
    is_active: true,
    is_published: false,
    priority: 0,
    consent_type: 'not_require_consent',
    respect_visitors_privacy: true,
    disable_in_debug_mode: false,
    scheduler: { date_ranges: [], times_of_day: [] },
    template_options: {},
    created_at: SEEN,
    updated_at: SEEN,
  },
  relationships: { triggers: { data: [] } },
}
const EVERY_PAGE = storyTrigger(601, 'page-view', 'All page views', { flags: { conditions: [], condition_count: 0 } })

/** A website in a state, until it is dismissed. */
const shop = (state: Partial<typeof START> = {}) => {
  let dismissed = false
  return northwind()
    .on(tags.list, (query) => listed(state.has_tags ? [CUSTOM] : [], query))
    .on(triggers.list, (query) => listed([EVERY_PAGE], query))
    .on(installation.code, ({ params }) => ({
      body: {
        data: {
          id: String(params.appId),
          type: 'installation_code',
          attributes: { snippet: SNIPPET, checks_addresses: false },
        },
      },
    }))
    .on(installation.state, ({ params }) => {
      const attributes = { ...START, ...state, dismissed }
      return { body: { data: { id: String(params.appId), type: 'installation', attributes } } }
    })
    .on(installation.change, () => {
      dismissed = true
      return { body: '' }
    })
}

const meta = {
  title: 'First day',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/tag/app/${SITE}/tags`, server: () => shop({}) },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const shown = () => screen.findByRole('heading', { level: 1, name: /^Get .* running$/ })
const done = (text: string) =>
  screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === text)
const narrow = { viewport: { value: 'narrow' } }

export const Start: Story = {
  play: async () => {
    await shown()
    await done('1 of 6 done. It takes about 10 minutes.')
    await expect(await screen.findByText('Waiting for www.northwind-outdoor.example')).toBeVisible()
    // The main action belongs to the first open step, not to the empty list beside it.
    await screen.findByText('No tags yet')
    await expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible()
    await expect(screen.getAllByRole('button', { name: 'Add tag' })).toHaveLength(1)
    await expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/administration/websites?open=${SITE}`,
    )
  },
}
export const Dark: Story = { ...Start, ...DARK }

/** On a narrow window the steps stand in place of the rows, and their title shows and hides them. */
export const Narrow: Story = {
  globals: narrow,
  play: async () => {
    const title = await screen.findByRole('button', { name: /^Get .* running$/, expanded: true })
    await expect(await screen.findByRole('heading', { level: 3, name: 'Install the snippet' })).toBeVisible()
    await userEvent.click(title)
    await expect(await screen.findByText('No tags yet')).toBeVisible()
    await userEvent.click(title)
    await screen.findByRole('button', { name: 'Copy' })
  },
}

/** A narrow list that has rows shows them, with what is done above. */
export const NarrowWithTags: Story = {
  globals: narrow,
  args: { server: () => shop({ ...LOADED, has_tags: true }) },
  play: async () => {
    await done('4 of 6 done. It takes about 10 minutes.')
    await expect(screen.getByRole('button', { name: /^Get .* running$/, expanded: false })).toBeVisible()
    await expect(await screen.findByRole('link', { name: 'Custom tag' })).toBeVisible()
  },
}

let visited = false

export const PageViewArrives: Story = {
  parameters: BEHAVIOUR,
  args: {
    server: () =>
      shop().on(installation.state, ({ params }) => ({
        body: {
          data: {
            id: String(params.appId),
            type: 'installation',
            attributes: { ...START, ...(visited && LOADED) },
          },
        },
      })),
  },
  beforeEach: () => {
    visited = false
  },
  play: async () => {
    await shown()
    await screen.findByText('Waiting for www.northwind-outdoor.example')
    visited = true
    await expect(
      await screen.findByText(
        'The container was loaded by https://www.northwind-outdoor.example.',
        {},
        { timeout: 15_000 },
      ),
    ).toBeVisible()
  },
}

/** Page views are not seen where websites load their containers from a store. */
export const FromAStore: Story = {
  args: { server: () => shop({ from_store: true }) },
  play: async () => {
    await shown()
    await expect(await screen.findByText(/A debug session shows that the snippet is installed/)).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Open website' })).toBeNull()
  },
}

/** Without an address no page view is recognised, so that the first step is open. An editor asks an owner. */
export const WithoutAddress: Story = {
  args: {
    server: () =>
      shop({})
        .on(apps.one, ({ params }) => {
          const site = SITES.find((one) => one.id === params.appId)
          return { body: { data: { ...site, attributes: { ...site?.attributes, urls: [] } } } }
        })
        .on(users.me, () => ({
          body: {
            data: {
              id: id(901),
              type: 'ppms/user',
              attributes: { email: 'nils.berg@northwind.example', role: 'USER', language: 'en-GB', organization: 'N' },
            },
          },
        })),
  },
  play: async () => {
    await done('0 of 6 done. It takes about 10 minutes.')
    await expect(screen.getByText(/An owner of your organization can add one/)).toBeVisible()
  },
}

/** A suggestion opens the wizard at its second step, with a name and a trigger for every page view. */
export const Suggestion: Story = {
  play: async () => {
    await shown()
    await userEvent.click(await screen.findByRole('link', { name: /^Custom tag/ }))
    const wizard = within(await screen.findByRole('dialog', { name: 'Add tag' }))
    await expect(await wizard.findByRole('textbox', { name: 'Tag name' })).toHaveValue('Custom tag')
    await expect(await wizard.findByText('All page views')).toBeVisible()
    await wizard.findByRole('heading', { name: 'Firing' })
  },
}

/** A template that the website may not add leaves the choice to the first step. */
export const SuggestionTaken: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: `/tag/app/${SITE}/tags/add-tag?choose=waymark-pro-analytics`,
    server: () =>
      shop({ has_tags: true }).on(tags.list, (query) =>
        listed([{ ...CUSTOM, attributes: { ...CUSTOM.attributes, template: 'waymark_analytics' } }], query),
      ),
  },
  play: async () => {
    const wizard = within(await screen.findByRole('dialog', { name: 'Add tag' }))
    await expect(await wizard.findByRole('radio', { name: /^Waymark analytics/ })).toHaveAttribute('aria-disabled')
  },
}

export const HalfDone: Story = {
  args: { server: () => shop({ ...LOADED, has_tags: true }) },
  play: async () => {
    await shown()
    await screen.findByText('The website has a tag.')
  },
}

export const OnlyFiringLeft: Story = {
  args: { server: () => shop({ ...LOADED, has_tags: true, has_published_tags: true }) },
  play: async () => {
    await shown()
    await expect(await screen.findByRole('link', { name: 'Open debugger' })).toBeVisible()
  },
}

const ALL_DONE = { ...LOADED, has_tags: true, has_published_tags: true, fired_at: SEEN }

/** The list stays with all of its ticks until it is dismissed. */
export const AllDone: Story = {
  args: { server: () => shop(ALL_DONE) },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /is running$/ })
    await done('6 of 6 done.')
  },
}
export const AllDoneDark: Story = { ...AllDone, ...DARK }

export const Dismissed: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await shown()
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for the first steps' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dismiss' }))
    await screen.findByRole('heading', { name: 'No tag selected' })
  },
}

export const DismissedAfterwards: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => shop(ALL_DONE) },
  play: async () => {
    const steps = within(await screen.findByRole('region', { name: /is running$/ }))
    await userEvent.click(steps.getByRole('button', { name: 'Dismiss' }))
    await screen.findByRole('heading', { name: 'No tag selected' })
  },
}
