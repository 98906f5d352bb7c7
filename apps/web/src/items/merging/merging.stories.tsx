import type { Meta, StoryObj } from '@storybook/react-vite'
import { presence, tags } from '@waymark/api-client/endpoints'
import { templates } from '@waymark/domain/tag/templates'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { id, listed, northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const hotjar = templates.hotjar

const tagOf = (revision: number, site: string, consent: string) => ({
  id: id(701),
  type: 'tag',
  attributes: {
    name: 'Session replay – Checkout funnel, 20% sample',
    template: 'hot_jar',
    is_active: true,
    is_published: false,
    priority: 0,
    consent_type: consent,
    respect_visitors_privacy: true,
    disable_in_debug_mode: false,
    scheduler: { date_ranges: [], times_of_day: [] },
    template_options: hotjar.encode({ id: site }),
    created_at: '2025-03-02T08:00:00+00:00',
    updated_at: `2025-07-10T11:${40 + revision}:00+00:00`,
  },
  relationships: { triggers: { data: [] } },
  meta: { revision: String(revision), unrecognized_variables: [] },
})

const EDIT = {
  change_type: 'edit',
  attributes: ['template_options.id', 'consent_type'],
  author: 'editor@northwind.example',
  at: '2025-07-14T14:18:00+00:00',
}
const OTHERS = [
  { email: 'editor@northwind.example', state: 'open', at: '2025-07-14T14:18:00+00:00' },
  { email: 'ingrid.solberg@northwind.example', state: 'edited', at: '2025-07-14T14:12:00+00:00' },
]

/** A server on which another user saves the tag, with these settings, before the first save of the form. */
const shared =
  ({ site, consent }: { site: string; consent: string }) =>
  () => {
    let stored = tagOf(1, '1482093', 'remarketing')
    return northwind()
      .on(tags.list, (request) => listed([stored], request))
      .on(tags.one, () => ({ body: { data: stored } }))
      .on(tags.triggers, (request) => listed([], request))
      .on(tags.change, ({ headers }) => {
        if (headers['If-Match'] === `"${stored.meta.revision}"` && stored.meta.revision !== '1') return { body: '' }
        stored = tagOf(2, site, consent)
        return { status: 412, code: 'PRECONDITION_FAILED_ERROR' }
      })
      .on(presence.update, () => ({
        body: {
          data: {
            id: stored.id,
            type: 'presence',
            attributes: { revision: stored.meta.revision, users: OTHERS, changes: [EDIT] },
          },
        },
      }))
  }

const meta = {
  title: 'Two editors',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: {
    path: `/tag/app/${SITE}/tags/${id(701)}/edit`,
    server: shared({ site: '2000002', consent: 'analytics' }),
  },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const typeAndSave = async () => {
  const field = await screen.findByLabelText('Site ID')
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste('3000003')
  await userEvent.click(await screen.findByRole('button', { name: /^Save/ }))
}
const sheetOf = async () => within(await screen.findByRole('dialog', { name: 'Changed since you opened it' }))

export const Conflict: Story = {
  play: async () => {
    await typeAndSave()
    const sheet = await sheetOf()
    await expect(sheet.getByRole('radio', { name: /^Yours.*3000003/ })).toBeChecked()
    await userEvent.click(sheet.getByRole('button', { name: 'Take all theirs' }))
    await expect(sheet.getByRole('radio', { name: /^Theirs.*2000002/ })).toBeChecked()
    await expect(sheet.getByRole('heading', { name: 'Merged 1' })).toBeVisible()
  },
}

export const ConflictNarrow: Story = { ...Conflict, globals: { viewport: { value: 'narrow' } } }
export const ConflictDark: Story = { ...Conflict, ...DARK }

export const Note: Story = {
  play: async () => {
    await typeAndSave()
    await userEvent.click((await sheetOf()).getByRole('button', { name: 'Cancel' }))
    await expect(await screen.findByText(/1 field needs your choice/)).toBeVisible()
    await expect(screen.getByLabelText('Site ID')).toHaveValue('3000003')
    await expect(await screen.findByRole('list', { name: 'Also here' })).toBeVisible()
  },
}
export const NoteDark: Story = { ...Note, ...DARK }

/** Where nothing was merged, the line above the table says what it lists. */
export const NothingMerged: Story = {
  parameters: BEHAVIOUR,
  args: { server: shared({ site: '2000002', consent: 'remarketing' }) },
  play: async () => {
    await typeAndSave()
    const sheet = await sheetOf()
    await expect(sheet.getByText('field changed by both of you')).toHaveTextContent('1 field changed by both of you')
    await expect(sheet.queryByRole('heading', { name: /Changed by both/ })).toBeNull()
    await expect(sheet.getByText(/^editor, /)).toHaveAttribute('title', 'editor@northwind.example')
  },
}

export const MergedWithoutQuestion: Story = {
  parameters: BEHAVIOUR,
  args: { server: shared({ site: '1482093', consent: 'analytics' }) },
  play: async () => {
    await typeAndSave()
    await expect(await screen.findByText(/Merged with your changes: Consent type/)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    const sheet = await sheetOf()
    await expect(sheet.getByRole('radio', { name: /^Theirs/ })).toBeChecked()
    await userEvent.click(sheet.getByRole('button', { name: 'Keep all mine' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Use these values' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByRole('combobox', { name: /Consent type/ })).toHaveTextContent('Remarketing')
    await expect(screen.getByText('1 unsaved change')).toBeVisible()
  },
}
