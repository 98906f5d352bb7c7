import type { Meta, StoryObj } from '@storybook/react-vite'
import { access, apps } from '@waymark/api-client/endpoints'
import { type Action, LEVELS } from '@waymark/domain/permission'
import { NO_TRACKER, type TrackerSettings } from '@waymark/domain/site'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fillIn } from '#testing/fill-in.ts'
import { northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { DARK } from '#testing/story-kinds.ts'

const MATOMO = 'https://stats.northwind.example'

const rights = (actions: readonly Action[]) => ({
  body: { data: { id: SITE, type: 'access_entry', attributes: { actions } } },
})

/** Northwind with a tracker, for a person who may change it. */
function withTracker() {
  let own = NO_TRACKER
  const installation = { js_url: '', php_url: '', dialect: 'extended' }
  return northwind()
    .on(apps.tracker, () => ({ body: { data: { id: SITE, type: 'tracker', attributes: { ...own, installation } } } }))
    .on(apps.changeTracker, ({ body }) => {
      own = (body as { data: { attributes: TrackerSettings } }).data.attributes
      return { status: 204, body: '' }
    })
    .on(access.entry, () => rights(LEVELS.manage))
}

const meta = {
  title: 'Settings/Tracker',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/tag/app/${SITE}/settings/tracker`, server: withTracker },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const field = (name: RegExp) => screen.getByRole('textbox', { name })

/** What is missing is named, then all of it is saved. */
export const ConnectingAMatomo: Story = {
  play: async () => {
    await screen.findByText(/^Nothing is sent/)
    await fillIn(field(/Tracker script/), `${MATOMO}/matomo.js`)
    await userEvent.click(screen.getByRole('radio', { name: 'Matomo' }))
    const bar = within(await screen.findByRole('region', { name: 'Unsaved changes' }))
    await userEvent.click(bar.getByRole('button', { name: 'Fix 2 errors to save' }))
    await waitFor(() => expect(field(/Address hits are sent to/)).toHaveFocus())
    await fillIn(field(/Address hits are sent to/), `${MATOMO}/matomo.php`)
    await userEvent.type(field(/Site ID at the tracker/), '7')
    await userEvent.keyboard('{Control>}s{/Control}')
    await screen.findByText(`Hits are sent to ${MATOMO}/matomo.php.`)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
  },
}

export const ConnectingAMatomoNarrow: Story = { ...ConnectingAMatomo, globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = {
  play: async () => void (await screen.findByText(/^Nothing is sent/)),
  ...DARK,
}

export const ViewOnly: Story = {
  args: {
    server: () => withTracker().on(access.entry, () => rights(LEVELS.publish)),
  },
  play: async () => {
    await screen.findByText(/you need manage permission/)
    await expect(field(/Tracker script/)).toHaveAttribute('readonly')
  },
}
