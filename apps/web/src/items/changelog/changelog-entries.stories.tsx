import { I18nProvider } from '@lingui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { versions } from '@waymark/api-client/endpoints'
import { ALONE } from '@waymark/api-client/session'
import type { AnsweringServer } from '@waymark/api-client/testing'
import { ContentSheet } from '@waymark/ui/layout'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { createQueries } from '#data/api/api.ts'
import { createSession } from '#data/session/session.ts'
import { ADDED_AND_DELETED_CODE, EDITS, EVERYTHING, MANY, withChangelog } from '#testing/changelog.ts'
import { SITE } from '#testing/product.tsx'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'
import { storyI18n } from '#testing/story-language.ts'
import { changedOnlyChoice } from './changed-only.ts'
import { ChangelogEntries } from './changelog-entries.tsx'

/** The entries of a version on their own, over a server held in memory. */
function Entries({ server, differs = false }: { server: () => AnsweringServer; differs?: boolean }) {
  const [made] = useState(() => {
    changedOnlyChoice.set(true)
    const queries = createQueries(createSession(server().fetch, ALONE).client)
    queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
    return { queries }
  })
  return (
    <I18nProvider i18n={storyI18n}>
      <QueryClientProvider client={made.queries}>
        <div style={{ display: 'flex', blockSize: '100vh' }}>
          <ContentSheet>
            <h1 className="sr-only">Version 42.0</h1>
            <ChangelogEntries appId={SITE} versionId="published" differs={differs} />
          </ContentSheet>
        </div>
      </QueryClientProvider>
    </I18nProvider>
  )
}

const meta = {
  title: 'Changelog entries',
  component: Entries,
  parameters: { layout: 'fullscreen' },
  args: { server: () => withChangelog(EDITS) },
} satisfies Meta<typeof Entries>
export default meta
type Story = StoryObj<typeof meta>

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Show changes of ${name}` }))
  return within(await screen.findByRole('table', { name: `Changes of ${name}` }))
}
const openAll = async () => {
  await screen.findAllByRole('button', { name: /^Show changes of/ })
  for (const button of screen.getAllByRole('button', { name: /^Show changes of/ }))
    if (button.getAttribute('aria-expanded') === 'false') button.click()
}
const ADS = 'Google Ads – Conversion – Order confirmed (EUR)'

export const ChangedOptions: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    const changes = await open(ADS)
    const rows = changes.getAllByRole('rowheader').map((row) => row.textContent)
    await expect(rows).toEqual([
      'Consent type',
      'Priority',
      'Conversion ID',
      'Conversion › Conversion value',
      'Triggers',
    ])
    await expect(changes.getByRole('row', { name: /^Consent type/ })).toHaveTextContent(
      'RemarketingConversion tracking',
    )
    const triggers = within(changes.getByRole('row', { name: /^Triggers/ }))
    await expect(triggers.getByText('Time – 60 s on product page').closest('del')).not.toBeNull()
    await expect(triggers.getAllByText('Page view – Order confirmation')[0]?.closest('del')).toBeNull()
  },
}

export const EveryAttribute: Story = {
  play: async () => {
    const changes = await open(ADS)
    await expect(changes.queryByRole('row', { name: /^Template/ })).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: 'Changed attributes only' }))
    await expect(changes.getByRole('row', { name: /^Template/ })).toBeVisible()
    // It is kept for the next visit.
    await expect(changedOnlyChoice.getSnapshot()).toBe(false)
    await openAll()
  },
}

export const AllOpen: Story = { play: openAll }

export const AllOpenNarrow: Story = { ...AllOpen, globals: { viewport: { value: 'narrow' } } }
export const AllOpenDark: Story = { play: openAll, ...DARK }

export const CodeByLines: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    const changes = await open('Size guide – Lazy loader for boot fit tables')
    await expect(changes.getByText('// one step for each fit', { exact: false }).closest('ins')).not.toBeNull()
    const [fold] = changes.getAllByRole('button', { name: /unchanged lines/ })
    await userEvent.click(fold!)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(changes.getByText('<script>')).toBeVisible()
  },
}

export const CodeOfAddedAndDeletedTags: Story = {
  args: { server: () => withChangelog(ADDED_AND_DELETED_CODE) },
  play: async () => {
    const added = await open('Newsletter pop-up')
    await expect(added.getByText('<script>').closest('ins')).not.toBeNull()
    await expect(added.getByRole('button', { name: /further lines/ })).toBeVisible()
    const deleted = await open('Old newsletter pop-up')
    await expect(deleted.getByText('<script>').closest('del')).not.toBeNull()
  },
}

export const EntriesThatCannotBeShown: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    for (const name of ['Import that lost its content', 'Summer', 'Unreadable content']) {
      await userEvent.click(await screen.findByRole('button', { name: `Show changes of ${name}` }))
    }
    await expect(await screen.findAllByText('This entry cannot be shown')).toHaveLength(3)
    await open(ADS)
  },
}

export const EveryTemplateAndType: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => withChangelog(EVERYTHING) },
  play: async () => {
    const entries = await screen.findAllByRole('button', { name: /^Show changes of/ })
    await openAll()
    await waitFor(() => expect(entries.filter((entry) => entry.ariaExpanded !== 'true')).toEqual([]))
    await expect(screen.queryByText('This entry cannot be shown')).toBeNull()
  },
}

export const Paged: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => withChangelog(MANY) },
  play: async () => {
    await screen.findByText('1–50 of 500')
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('51–100 of 500')
    await userEvent.click(screen.getByRole('combobox', { name: 'Rows per page' }))
    await userEvent.click(await screen.findByRole('option', { name: '100 rows' }))
    await screen.findByText('1–100 of 500')
    await expect(screen.getAllByRole('button', { name: /^Show changes of/ })).toHaveLength(100)
  },
}

export const Loading: Story = {
  args: { server: () => withChangelog([]).on(versions.changelog, () => new Promise(() => {})) },
}

export const Failed: Story = {
  args: { server: () => withChangelog([]).on(versions.changelog, () => ({ status: 500 })) },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
}

export const Empty: Story = {
  args: { server: () => withChangelog([]) },
  play: async () => void (await screen.findByText('No changes')),
}

export const NotRecorded: Story = {
  args: { server: () => withChangelog([]), differs: true },
  play: async () => {
    await expect(await screen.findByText('No recorded changes')).toBeVisible()
    await expect(screen.queryByText(/is listed here/)).toBeNull()
  },
}
