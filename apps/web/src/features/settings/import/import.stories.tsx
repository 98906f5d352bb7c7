import type { Meta, StoryObj } from '@storybook/react-vite'
import { access, metaSites, operations, versions } from '@waymark/api-client/endpoints'
import type { AnsweringServer } from '@waymark/api-client/testing'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DRAFT, id, listed, northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const item = (n: number, name: string, more: object = {}) => ({
  source_id: id(n),
  source_name: name,
  target_id: id(n + 1000),
  target_name: name,
  is_renamed: false,
  ...more,
})

const SUMMARY = {
  tags: [
    ...Array.from({ length: 14 }, (_, n) => item(200 + n, `Outlet tag ${n + 1}`)),
    item(220, 'Meta pixel – Purchase', { target_name: 'Meta pixel – Purchase (copy)', is_renamed: true }),
    { source_id: id(221), source_name: 'Heatmaps', errors: ['SINGLE_INSTANCE_TEMPLATE_ERROR'] },
    { source_id: id(222), source_name: 'Night sale', errors: ['INVALID_JSON_ERROR'] },
  ],
  triggers: [item(230, 'All pages', { is_reused: true })],
  variables: [item(240, 'Plan', { target_name: 'Plan (copy)', is_renamed: true })],
}

const begun = {
  body: {
    data: { id: id(801), type: 'version', relationships: { operation: { data: { id: 'op', type: 'operation' } } } },
  },
}
const ended = (state: string, summary: object) => ({
  body: { data: { id: 'op', type: 'operation', attributes: { operation_type: 'import/file', state, summary } } },
})
const some = (count: number, virtual = false) =>
  Array.from({ length: count }, (_, n) => ({ id: id(5000 + n), name: `Item ${n}`, virtual, metaSiteId: null }))

const METADATA = {
  id: id(802),
  type: 'version_metadata',
  attributes: {
    app_id: id(4),
    checksum: 'c',
    meta_site_names: {},
    tags: some(96).map((tag) => ({
      ...tag,
      template: 'custom_tag',
      consentType: 'analytics',
      disableInDebugMode: false,
      priority: 0,
      respectVisitorsPrivacy: true,
      code: null,
      triggerIds: [],
      scheduler: { date_ranges: [], times_of_day: [] },
    })),
    triggers: some(71).map((trigger) => ({ ...trigger, type: 'page_view', conditions: [], triggers: [] })),
    variables: [...some(40), ...some(30, true)].map((one) => ({ ...one, type: { collector_name: 'constant' } })),
  },
}

/** Northwind where versions can be read and imports end with the given state. */
const shop = (state = 'completed', summary: object = SUMMARY): AnsweringServer =>
  northwind()
    .on(versions.metadata, () => ({ body: { data: METADATA } }))
    .on(versions.import, () => begun)
    .on(versions.importFile, () => begun)
    .on(operations.one, () => ended(state, summary))

const meta = {
  title: 'Settings/Import',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/tag/app/${SITE}/settings/import`, server: shop },
  // An import that a story leaves running would be resumed in the next one.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const choose = async (name: string, content: string) => {
  await screen.findByText('Drop an export file here')
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input) await userEvent.upload(input, new File([content], name, { type: 'application/json' }))
}

/** The text about a file that was not imported. */
const refusal = (text: RegExp) => screen.findByText(text, undefined, { timeout: 10_000 })

const FILE = JSON.stringify({
  version: '1.0.0',
  app: { name: 'Northwind Outlet' },
  source_version: { version_major: 17, version_minor: 0 },
  tags: [{}, {}],
  triggers: [{}],
  variables: [],
})

/** A file that cannot be read any more, or a folder. */
class Unreadable extends File {
  override text = () => Promise.reject(new DOMException('It cannot be read', 'NotFoundError'))
}

const confirm = async () => {
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
}

export const Start: Story = {
  play: async () => {
    await screen.findByRole('listbox')
    await expect(screen.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.queryByRole('radiogroup')).toBeNull()
    const { color } = getComputedStyle(screen.getByRole('link', { name: /^Copying between sites/ }))
    await expect(screen.getByRole('button', { name: 'choose a file' })).toHaveStyle({ color, paddingLeft: '0px' })
  },
}

export const StartNarrow: Story = { ...Start, globals: { viewport: { value: 'narrow' } } }
export const Dark: Story = { ...Start, ...DARK }

/** The keys of the search reach sites below those that are seen, which come into view. */
export const SitesByKeyboard: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    const list = await screen.findByRole('listbox')
    const search = screen.getByRole('combobox', { name: /^Search/ })
    await userEvent.click(search)
    await userEvent.keyboard('{ArrowDown>9/}')
    const option = document.getElementById(search.getAttribute('aria-activedescendant') ?? '')
    await waitFor(() =>
      expect(option?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom),
    )
  },
}

export const Confirming: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('option', { name: /Northwind Outlet/ }))
    await expect(await screen.findByRole('radio', { name: 'Published' })).toBeChecked()
    await waitFor(() => expect(screen.getAllByText(/96 tags, 71 triggers and 40 variables/)).toHaveLength(2))
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    await expect(await screen.findByText(/Adds up to 96 tags, 71 triggers and 40 variables to the draft/)).toBeVisible()
  },
}

export const Summary: Story = {
  play: async (context) => {
    await Confirming.play?.(context)
    await confirm()
    const summary = within(await screen.findByRole('region', { name: 'Import summary' }, { timeout: 10_000 }))
    await expect(summary.getByText('The import from Northwind Outlet into Northwind Outdoor is finished')).toBeVisible()
    await expect(await summary.findByText('A site can have only one tag of this template')).toBeVisible()
    await userEvent.click(summary.getByRole('tab', { name: /Renamed/ }))
    await expect(await summary.findByRole('row', { name: /Plan.*Plan \(copy\)/ })).toBeVisible()
    await userEvent.click(summary.getByRole('tab', { name: /Already there/ }))
    await expect(await summary.findByText(/so they were not added again/)).toBeVisible()
    await userEvent.click(summary.getByRole('tab', { name: /Added/ }))
    await expect(await summary.findByText('1–10 of 14')).toBeVisible()
  },
}

export const SiteImporting: Story = {
  args: { server: () => shop('started', {}) },
  play: async (context) => {
    await Confirming.play?.(context)
    await confirm()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    await expect(screen.getByRole('button', { name: 'Change' })).toBeVisible()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

export const UnreadableFile: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await screen.findByText('Drop an export file here')
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
    await userEvent.upload(input, new Unreadable(['{}'], 'gone.json', { type: 'application/json' }))
    await expect(await refusal(/was not imported: the file was changed or is damaged/)).toBeVisible()
  },
}

export const NoOtherSite: Story = {
  args: { server: () => shop().on(metaSites.withApps, (request) => listed([], request)) },
  play: async () => {
    await expect(await screen.findByText('There is no other site you can edit.')).toBeVisible()
  },
}

export const SitesFailed: Story = {
  args: { server: () => shop().on(metaSites.withApps, () => ({ status: 500, code: 'INTERNAL_SERVER_ERROR' })) },
  play: async () => {
    await expect(await screen.findByText('Sites could not be loaded')).toBeVisible()
  },
}

export const NoSuchVersion: Story = {
  args: {
    server: () =>
      shop().on(versions.one, ({ params }) =>
        params.appId === SITE ? { body: { data: DRAFT } } : { status: 404, code: 'NOT_FOUND_ERROR' },
      ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('option', { name: /Northwind Outlet/ }))
    await waitFor(() => expect(screen.getAllByText('This site has no such version').length).toBeGreaterThan(0))
  },
}

const unanswered = (server: AnsweringServer) =>
  server.on(versions.one, ({ params }) =>
    params.appId === SITE ? { body: { data: DRAFT } } : { status: 500, code: 'INTERNAL_SERVER_ERROR' },
  )

export const VersionsFailed: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => unanswered(shop()) },
  play: async () => {
    await userEvent.click(await screen.findByRole('option', { name: /Northwind Outlet/ }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The versions of this site could not be loaded.')
    const start = screen.getByRole('button', { name: 'Import' })
    await expect(start).toHaveAccessibleDescription('The versions of this site could not be loaded.')
  },
}

/** What was loaded stays when it cannot be loaded again. */
export const RefreshFailed: Story = {
  parameters: BEHAVIOUR,
  args: {
    server: () => {
      let reads = 0
      return shop().on(versions.one, ({ params }) => {
        if (params.appId !== SITE) reads += 1
        return reads > 2 ? { status: 500, code: 'INTERNAL_SERVER_ERROR' } : { body: { data: DRAFT } }
      })
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('option', { name: /Northwind Outlet/ }))
    await screen.findByRole('radio', { name: 'Published' })
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
    await confirm()
    await expect(await screen.findByText('The import failed')).toBeVisible()
    await expect(screen.getByRole('radio', { name: 'Published' })).toBeChecked()
    await expect(screen.getByRole('button', { name: 'Import' })).not.toHaveAttribute('aria-disabled')
  },
}

export const ViewOnly: Story = {
  args: {
    server: () =>
      shop().on(access.entry, ({ params }) => ({
        body: { data: { id: params.appId, type: 'access_entry', attributes: { actions: ['view'] } } },
      })),
  },
  play: async () => {
    await expect(await screen.findByText(/need edit permission to import/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'choose a file' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const FileImporting: Story = {
  args: { server: () => shop('started', {}) },
  play: async () => {
    await choose('outlet.json', FILE)
    await expect(
      await screen.findByRole('alertdialog', { name: 'Import outlet.json, version 17.0 of Northwind Outlet?' }),
    ).toBeVisible()
    await confirm()
    await expect(await screen.findByText(/Importing outlet\.json/)).toBeVisible()
    await expect(screen.getByRole('listbox', { hidden: true }).closest('[inert]')).not.toBeNull()
  },
}

const REFUSALS = [
  ['NOT_IMPORT_FILE_ERROR', /has no format version/],
  ['UNSUPPORTED_IMPORT_FILE_VERSION_ERROR', /exported by an unsupported version/],
  ['INVALID_IMPORT_FILE_ERROR', /the file was changed or is damaged/],
] as const

/** A file that is not JSON, one that is too large, and files that the server refuses, one after the other. */
export const RefusedFiles: Story = {
  args: {
    server: () => {
      const codes = REFUSALS.map(([code]) => code)
      return shop().on(versions.importFile, () => ({ status: 400, code: codes.shift() ?? '' }))
    },
  },
  play: async () => {
    for (const [name, content] of [
      ['northwind-outlet-v17.json', 'name,template'],
      ['large.json', JSON.stringify({ filler: 'x'.repeat(2_097_152) })],
    ] as const) {
      await choose(name, content)
      await waitFor(() =>
        expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContainEqual(
          expect.stringContaining(`${name} was not imported: it is not JSON, or larger than 2 MB`),
        ),
      )
    }
    for (const [, text] of REFUSALS) {
      await choose('outlet.json', FILE)
      await confirm()
      await expect(await refusal(text)).toBeVisible()
    }
  },
}
