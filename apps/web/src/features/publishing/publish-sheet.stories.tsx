import type { Meta, StoryObj } from '@storybook/react-vite'
import { access, versions } from '@waymark/api-client/endpoints'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { EDITS, tagContent } from '#testing/changelog.ts'
import { draftChanges, draftChangesAnswer } from '#testing/draft-changes.ts'
import { id, northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { stocked, triggerPath } from '#testing/stocked.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const [edited] = EDITS
const { before_content, after_content } = edited!.attributes

/** A site with three changes: one edited, one added and one deleted item. */
const three = (server = northwind()) =>
  server
    .on(versions.draftChanges, (request) => draftChangesAnswer(3, request))
    .on(versions.draftChange, ({ params }) => {
      const change = draftChanges(3).find((one) => one.id === params.changedId)!
      const isAdded = change.attributes.change_type === 'add'
      const contents = isAdded
        ? { before_content: {}, after_content: tagContent('Added', 'custom_tag', {}) }
        : { before_content, after_content }
      const used_by = isAdded ? [{ id: id(401), type: 'tag', name: 'Meta pixel – Purchase' }] : []
      const attributes = { ...change.attributes, ...contents }
      return { body: { data: { ...change, attributes, meta: { used_by, missing: [] } } } }
    })

const meta = {
  title: 'Product/Publish sheet',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/tag/app/${SITE}/tags`, server: () => three() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const openSheet = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Publish/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Publish 3 changes' }, { timeout: 5000 }))
  await sheet.findByRole('list', { name: 'Changes in this version' })
  return sheet
}

export const Changes: Story = {
  play: async () => {
    const sheet = await openSheet()
    await waitFor(() => expect(sheet.getByLabelText(/Version name/)).toHaveFocus())
    await userEvent.click(sheet.getByRole('button', { name: /^Show changes of Google Ads/ }))
    await expect(await sheet.findByRole('row', { name: /^Consent type/ })).toBeVisible()
    await expect(sheet.getByText('Pop-up – Easter weekend opening hours').tagName).toBe('DEL')
    for (const name of sheet.getAllByRole('link'))
      await expect(name.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    for (const caption of sheet.getAllByText(/·/, { selector: 'p' }))
      await expect(caption).toHaveStyle({ whiteSpace: 'normal' })
  },
}

export const ChangesNarrow: Story = { ...Changes, globals: { viewport: { value: 'narrow' } } }
export const ChangesDark: Story = { ...Changes, ...DARK }

export const DiscardOfATriggerInUse: Story = {
  play: async () => {
    const sheet = await openSheet()
    await userEvent.click(sheet.getByRole('button', { name: /^Actions for Event – purchase/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Discard this change' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Used by “Meta pixel – Purchase”/)
  },
}

export const BesideAnUnsavedForm: Story = {
  args: { path: triggerPath(SITE, 505), server: () => three(stocked()) },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Scrolled by' }, { timeout: 5000 }), '0')
    await screen.findByRole('region', { name: 'Unsaved changes' })
    const sheet = await openSheet()
    await expect(sheet.getByRole('button', { name: 'Open form' })).toBeVisible()
  },
}

export const WithAStoppedTag: Story = {
  args: {
    server: () =>
      three().on(versions.draftChanges, (request) =>
        draftChangesAnswer(3, request, [{ id: id(402), name: 'Survey pop-up' }]),
      ),
  },
  play: async () => {
    const sheet = await openSheet()
    const run = await sheet.findByRole('checkbox', { name: 'Run “Survey pop-up” again' })
    await userEvent.click(run)
    await expect(run).toBeChecked()
  },
}

export const ListWithoutPublishing: Story = {
  args: {
    server: () =>
      three().on(access.entry, ({ params }) => ({
        body: { data: { id: params.appId, type: 'access_entry', attributes: { actions: ['view'] } } },
      })),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '3 unpublished changes' }))
    const sheet = within(await screen.findByRole('dialog', { name: '3 unpublished changes' }))
    await sheet.findByRole('list', { name: 'Changes in this version' })
    await expect(sheet.queryByRole('button', { name: 'Continue' })).toBeNull()
    await expect(sheet.queryByLabelText(/Version name/)).toBeNull()
  },
}

let published = 0
const counting = () => {
  published = 0
  return three().on(versions.publish, () => {
    published += 1
    return { status: 500 }
  })
}

/** Enter in an untouched name does not publish: it may be the second press of the key that opened the sheet. */
export const EnterTwice: Story = {
  parameters: BEHAVIOUR,
  args: { server: counting },
  play: async () => {
    const button = await screen.findByRole('button', { name: /^Publish/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const name = await screen.findByLabelText(/Version name/, {}, { timeout: 5000 })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(published).toBe(0)
    await userEvent.keyboard('Spring{Enter}')
    await waitFor(() => expect(published).toBe(1))
  },
}

/** The second press of a double click on Continue lands on Publish, which has come in its place, and publishes nothing. */
export const ContinueTwice: Story = {
  parameters: BEHAVIOUR,
  args: { server: counting },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '3 unpublished changes' }))
    const sheet = within(await screen.findByRole('dialog', { name: '3 unpublished changes' }))
    await sheet.findByRole('list', { name: 'Changes in this version' })
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(sheet.getByLabelText(/Version name/)).toHaveFocus())
    fireEvent.click(sheet.getByRole('button', { name: /^Publish/ }), { detail: 2 })
    await expect(published).toBe(0)
    fireEvent.click(sheet.getByRole('button', { name: /^Publish/ }), { detail: 1 })
    await waitFor(() => expect(published).toBe(1))
  },
}

let isAnswering = true
/** Opened again while the draft may have changed: nothing can be published until the present changes are shown. */
export const OpenedAgain: Story = {
  parameters: BEHAVIOUR,
  beforeEach: () => {
    isAnswering = true
  },
  args: {
    server: () =>
      three().on(versions.draftChanges, (request) =>
        isAnswering ? draftChangesAnswer(3, request) : new Promise(() => undefined),
      ),
  },
  play: async () => {
    const sheet = await openSheet()
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    isAnswering = false
    await userEvent.click(screen.getByRole('button', { name: /^Publish/ }))
    const again = within(await screen.findByRole('dialog'))
    await expect(again.getByRole('button', { name: /^Publish/ })).toHaveAttribute('aria-busy', 'true')
    await expect(again.queryByRole('list', { name: 'Changes in this version' })).toBeNull()
  },
}

export const FailedToLoad: Story = {
  args: { server: () => northwind().on(versions.draftChanges, () => ({ status: 500 })) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Publish/ }))
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
