import type { Meta, StoryObj } from '@storybook/react-vite'
import { installation, tags } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent } from 'storybook/test'
import { listed, northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'

const START = {
  first_loaded_at: null as string | null,
  last_loaded_at: null as string | null,
  loaded_from: null as string | null,
  has_tags: false,
  has_published_tags: false,
  fired_at: null,
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

const shop = (...states: readonly Partial<typeof START>[]) => {
  let dismissed = false
  let asked = 0
  return northwind()
    .on(tags.list, (query) => listed([], query))
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
      const state = states[Math.min(asked++, states.length - 1)]
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

export const Start: Story = {
  play: async () => {
    await shown()
    await screen.findByRole('button', { name: 'Copy' })
    await expect(await screen.findByText('Waiting for the first page view')).toBeVisible()
  },
}
export const Dark: Story = { ...Start, globals: { theme: 'dark' } }

export const PageViewArrives: Story = {
  args: { server: () => shop({}, {}, LOADED) },
  play: async () => {
    await shown()
    await screen.findByText('Waiting for the first page view')
    await expect(
      await screen.findByText(
        'The container was loaded by https://www.northwind-outdoor.example.',
        {},
        { timeout: 15_000 },
      ),
    ).toBeVisible()
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

export const Dismissed: Story = {
  play: async () => {
    await shown()
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for the first steps' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dismiss' }))
    await screen.findByRole('heading', { name: 'No tag selected' })
  },
}
