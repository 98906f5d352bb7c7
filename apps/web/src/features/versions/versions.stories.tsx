import type { Meta, StoryObj } from '@storybook/react-vite'
import { access, versions } from '@waymark/api-client/endpoints'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DRAFT, id, LIVE } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'
import { HISTORIC, withVersions } from '#testing/versions.ts'

const at = (path = '') => `/tag/app/${SITE}/changelog${path}`

const meta = {
  title: 'Product/Versions',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: at(`/${HISTORIC}/overview`), server: () => withVersions(18) },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const STOPPED = {
  id: id(402),
  name: 'Survey pop-up',
  stopped_at: '2025-07-14T10:02:00+00:00',
  author: 'jonas.meier@northwind.example',
}

const list = () => screen.findByRole('list', { name: 'Versions' })
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const viewing = (...actions: string[]) =>
  withVersions(18).on(access.entry, ({ params }) => ({
    body: { data: { id: params.appId, type: 'access_entry', attributes: { actions } } },
  }))

export const NothingOpen: Story = {
  args: { path: at() },
  play: async () => {
    await title('No snapshot selected')
    const rows = within(await list())
    await expect(rows.getByRole('link', { name: 'Unpublished changes' })).toHaveAccessibleDescription(
      /^\d+ changes, last/,
    )
    await expect(rows.getAllByRole('link', { name: 'Unnamed snapshot' })[0]).toBeVisible()
  },
}

export const Historic: Story = {
  play: async () => {
    await title(/^Consent mapping for Cookie Information/)
    await expect(await screen.findByText('Historical snapshot')).toBeVisible()
    await expect(screen.getByText(/^Follows the consent review/)).toHaveTextContent(/confirmation page text\.$/)
  },
}

/** The actions are in one menu, and addresses are whole. */
export const HistoricNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await Historic.play?.(context)
    await expect(screen.queryByRole('button', { name: 'Revert to this' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
    for (const name of ['Publish this', 'Export to file', 'Edit info'])
      await expect(await screen.findByRole('menuitem', { name })).toBeVisible()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Revert to this' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const help = screen.getByRole('link', { name: 'How the changelog works' })
    await expect(help.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  },
}
export const HistoricDark: Story = { ...Historic, ...DARK }

export const Draft: Story = {
  parameters: BEHAVIOUR,
  args: { path: at('/draft/overview') },
  play: async () => {
    await title('Unpublished changes')
    await expect(await screen.findByText('Version when published')).toBeVisible()
    await expect(screen.queryByText('Status')).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Revert to this' })).toBeNull()
  },
}

/** The published version, of which a tag has been stopped. */
export const Published: Story = {
  args: {
    path: at('/published/overview'),
    server: () =>
      withVersions(18).on(versions.one, () => ({
        body: { data: { ...LIVE, meta: { stopped_tags: [STOPPED] } } },
      })),
  },
  play: async () => {
    await title('Unnamed snapshot')
    await expect(await screen.findByText(/1 tag of this version is stopped/)).toBeVisible()
    await expect(screen.getByRole('link', { name: STOPPED.name })).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Publish this' })).toHaveAccessibleDescription(
      'This version is already published',
    )
  },
}

export const ViewOnly: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => viewing('view') },
  play: async () => {
    await title(/^Consent mapping/)
    for (const name of ['Add snapshot', 'Revert to this'])
      await expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
        'You need edit permission to do this',
      )
    await expect(screen.getByRole('button', { name: 'Publish this' })).toHaveAccessibleDescription(
      /^You can only view this site/,
    )
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
    await expect(await screen.findByRole('menuitem', { name: /^Edit info/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByRole('menuitem', { name: 'Export to file' })).not.toHaveAttribute('aria-disabled')
  },
}

export const EditOnly: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => viewing('view', 'edit') },
  play: async () => {
    await title(/^Consent mapping/)
    await expect(screen.getByRole('button', { name: 'Revert to this' })).not.toHaveAttribute('aria-disabled')
    await expect(screen.getByRole('button', { name: 'Publish this' })).toHaveAccessibleDescription(
      /^You can edit this site/,
    )
  },
}

export const Reverting: Story = {
  play: async () => {
    await title(/^Consent mapping/)
    await userEvent.click(screen.getByRole('button', { name: 'Revert to this' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revert the draft to version 41.2?' }))
    await expect(await dialog.findByText(/\d+ unpublished changes will be lost/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}

const editInfo = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit info' }))
  return within(await screen.findByRole('dialog', { name: 'Edit info' }))
}

/** Closing the dialog has to be confirmed once something was changed, by key and by button. */
export const EditInfo: Story = {
  play: async () => {
    await title(/^Consent mapping/)
    const dialog = await editInfo()
    await expect(dialog.getByLabelText(/^Name/)).toHaveFocus()
    const save = dialog.getByRole('button', { name: 'Save' })
    await expect(save).toHaveAccessibleDescription('Nothing has been changed')
    const name = dialog.getByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.click(name)
    await userEvent.paste('a'.repeat(256))
    await expect(save).toHaveAccessibleDescription('Some fields need attention first')
    await userEvent.type(name, '{Backspace}')
    await expect(save).not.toHaveAttribute('aria-disabled')
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard 1 change?' }))
    await expect(question.getByText('Not saved yet: Name.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('alertdialog', { name: 'Discard 1 change?' })
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** The texts of a version as the server has them, and the attributes of the last accepted change. */
let stored = { name: 'First', description: 'Why', revision: 1 }
let sent: unknown

const storing = () => {
  stored = { name: 'First', description: 'Why', revision: 1 }
  return withVersions(18)
    .on(versions.one, ({ params }) => {
      const { revision, ...texts } = stored
      const attributes = { ...LIVE.attributes, version_type: 'historic', ...texts }
      return { body: { data: { ...LIVE, id: params.versionId, attributes, meta: { revision: String(revision) } } } }
    })
    .on(versions.change, ({ headers, body }) => {
      if (headers['If-Match'] !== `"${stored.revision}"`) return { status: 412, code: 'PRECONDITION_FAILED_ERROR' }
      sent = (body as { data: { attributes: object } }).data.attributes
      stored = { ...stored, ...(sent as object), revision: stored.revision + 1 }
      return { body: '' }
    })
}
const byAnother = (texts: Partial<typeof stored>) => {
  stored = { ...stored, ...texts, revision: stored.revision + 1 }
}

/** Only what the user has changed is saved, so that the description of another user stays. */
export const EditedByTwo: Story = {
  parameters: BEHAVIOUR,
  args: { server: storing },
  play: async () => {
    await title('First')
    const dialog = await editInfo()
    byAnother({ description: 'Because' })
    await userEvent.type(dialog.getByLabelText(/^Name/), ' of all')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await title('First of all')
    await expect(sent).toEqual({ name: 'First of all' })
    await expect(await screen.findByText('Because')).toBeVisible()
  },
}

/** A text that another user has changed too is shown at the field, and replaced only by the next save. */
export const SameFieldEditedByTwo: Story = {
  args: { server: storing },
  play: async () => {
    await title('First')
    const dialog = await editInfo()
    byAnother({ name: 'Second', description: 'Because' })
    await userEvent.type(dialog.getByLabelText(/^Name/), ' of all')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const name = dialog.getByLabelText(/^Name/)
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/^Another user has changed this to “Second”\. Save again to replace it/),
    )
    await expect(name).toHaveValue('First of all')
    await expect(dialog.getByLabelText(/^Description/)).toHaveValue('Because')
    await expect(stored.name).toBe('Second')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await title('First of all')
    await expect(sent).toEqual({ name: 'First of all' })
  },
}

export const HundredsOfVersions: Story = {
  parameters: BEHAVIOUR,
  args: { path: at(), server: () => withVersions(400) },
  play: async () => {
    const rows = within(await list())
    await expect(rows.getAllByRole('link').length).toBeLessThan(50)
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    await expect(await screen.findByText('100 of 402')).toBeInTheDocument()
  },
}

export const NoMatch: Story = {
  args: { path: at('?name=winter') },
  play: async () => void (await screen.findByText('Nothing matches')),
}

export const Loading: Story = {
  args: {
    server: () =>
      withVersions(18).on(versions.one, ({ params }) =>
        params.versionId === HISTORIC ? new Promise(() => {}) : { body: { data: DRAFT } },
      ),
  },
  play: async () => void (await screen.findByText('Loading the version')),
}

export const ListFailed: Story = {
  args: { path: at(), server: () => withVersions(18).on(versions.list, () => ({ status: 500 })) },
  play: async () => void (await screen.findByText('The list could not be loaded')),
}

export const UnknownVersion: Story = {
  args: { path: at('/00000000-0000-4000-8000-999999999999/overview') },
  play: async () => {
    await title('This version does not exist')
    await expect(screen.getByRole('link', { name: 'Back to the versions' })).toBeVisible()
  },
}

let failing = false

/** From a version that does not exist back to the list, and to one that is loaded at the second try. */
export const TriedAgain: Story = {
  parameters: BEHAVIOUR,
  args: {
    ...UnknownVersion.args,
    server: () => {
      failing = false
      const [working, failed] = [withVersions(18), withVersions(18).on(versions.one, () => ({ status: 500 }))]
      return { ...working, fetch: (...call) => (failing ? failed : working).fetch(...call) }
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Back to the versions' }))
    await title('No snapshot selected')
    failing = true
    await userEvent.click(within(await list()).getAllByRole('link', { name: 'Unnamed snapshot' })[1]!)
    await title('This could not be loaded')
    failing = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(await screen.findByRole('button', { name: 'Revert to this' })).toBeVisible()
  },
}
