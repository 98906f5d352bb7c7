import type { Meta, StoryObj } from '@storybook/react-vite'
import { access, apps } from '@waymark/api-client/endpoints'
import { type Action, LEVELS } from '@waymark/domain/permission'
import { NO_TRACKER, type TrackerSettings } from '@waymark/domain/site'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fillIn } from '#testing/fill-in.ts'
import { northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const MATOMO = 'https://stats.northwind.example'

const rights = (actions: readonly Action[]) => ({
  body: { data: { id: SITE, type: 'access_entry', attributes: { actions } } },
})

let own = NO_TRACKER
let revision = 0

/** Another user sets some of the tracker. */
function saved(changes: Partial<TrackerSettings>) {
  own = { ...own, ...changes }
  revision += 1
}

/** Northwind with a tracker, for a person who may change it. */
function withTracker() {
  own = NO_TRACKER
  const installation = { js_url: '', php_url: '', dialect: 'extended' }
  return northwind()
    .on(apps.tracker, () => ({
      body: { data: { id: SITE, type: 'tracker', attributes: { ...own, installation } } },
      revision: String(revision),
    }))
    .on(apps.changeTracker, ({ headers, body }) => {
      if (headers['If-Match'] !== `"${revision}"`) return { status: 412, code: 'PRECONDITION_FAILED_ERROR' }
      saved((body as { data: { attributes: TrackerSettings } }).data.attributes)
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
const SAVE = '{Control>}s{/Control}'
const isSaved = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())

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
    await userEvent.keyboard(SAVE)
    await screen.findByText(`Hits are sent to ${MATOMO}/matomo.php.`)
    await isSaved()
  },
}

export const ConnectingAMatomoNarrow: Story = { ...ConnectingAMatomo, globals: { viewport: { value: 'narrow' } } }

/** What is shown after a save is what the server has stored of it. */
export const SpacesAroundTheSiteId: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await screen.findByText(/^Nothing is sent/)
    await userEvent.type(field(/Site ID at the tracker/), ` shop ${SAVE}`)
    await isSaved()
    await waitFor(() => expect(field(/Site ID at the tracker/)).toHaveValue('shop'))
  },
}

/** Another user has set the addresses: the site ID is saved beside them. */
export const MergedMeanwhile: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await screen.findByText(/^Nothing is sent/)
    await userEvent.type(field(/Site ID at the tracker/), '7')
    saved({ js_url: `${MATOMO}/matomo.js`, php_url: `${MATOMO}/matomo.php` })
    await userEvent.keyboard(SAVE)
    await screen.findByText(`Hits are sent to ${MATOMO}/matomo.php.`)
    await isSaved()
    await expect(own).toMatchObject({ js_url: `${MATOMO}/matomo.js`, site_id: '7' })
    await expect(field(/Tracker script/)).toHaveValue(`${MATOMO}/matomo.js`)
  },
}

/** Another user has saved the same field: nothing is saved before the user has seen that, and the next save replaces theirs. */
export const ConflictMeanwhile: Story = {
  play: async () => {
    await screen.findByText(/^Nothing is sent/)
    await userEvent.type(field(/Site ID at the tracker/), '7')
    saved({ site_id: '12' })
    await userEvent.keyboard(SAVE)
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Another user has changed this field meanwhile: Site ID at the tracker',
    )
    await expect(own.site_id).toBe('12')
    await expect(field(/Site ID at the tracker/)).toHaveValue('7')
    await userEvent.keyboard(SAVE)
    await isSaved()
    await expect(own.site_id).toBe('7')
  },
}

/** The merge breaks a rule: the error is shown beside what the other user has saved. */
export const MergedToAnError: Story = {
  parameters: BEHAVIOUR,
  args: {
    server: () => {
      const server = withTracker()
      saved({ js_url: `${MATOMO}/matomo.js`, php_url: `${MATOMO}/matomo.php` })
      return server.on(apps.changeTracker, () => ({
        status: 400,
        code: 'INVALID_JSON_ERROR',
        pointer: '/data/attributes/php_url',
      }))
    },
  },
  play: async () => {
    await fillIn(await screen.findByRole('textbox', { name: /Tracker script/ }), `${MATOMO}/piwik.js`)
    saved({ php_url: null })
    await userEvent.keyboard(SAVE)
    await waitFor(() => expect(field(/Address hits are sent to/)).toHaveFocus())
    await expect(field(/Address hits are sent to/)).toHaveValue('')
    await expect(field(/Tracker script/)).toHaveValue(`${MATOMO}/piwik.js`)
  },
}

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
