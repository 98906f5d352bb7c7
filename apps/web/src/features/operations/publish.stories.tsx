import type { Meta, StoryObj } from '@storybook/react-vite'
import { operations, versions } from '@waymark/api-client/endpoints'
import type { Answered, AnsweringServer } from '@waymark/api-client/testing'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { allKeptChanges } from '#form/kept-changes.ts'
import { DRAFT, id, LIVE, northwind } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'

const NEW = {
  ...LIVE,
  id: id(803),
  attributes: { ...LIVE.attributes, version_major: 43, published_at: '2025-07-14T12:32:00+00:00' },
}

const operation = (state: string, summary: object): Answered => ({
  body: { data: { id: id(950), type: 'operation', attributes: { operation_type: 'publish/version', state, summary } } },
})

const own = (n: number) => ({ id: id(n), name: `Item ${n}`, virtual: false, metaSiteId: null })

const accepted = (): Answered => ({
  body: {
    data: {
      id: DRAFT.id,
      type: 'version',
      relationships: { operation: { data: { id: id(950), type: 'operation' } } },
    },
  },
})

/** A server on which publishing ends with a given result. */
function publishing(end: Answered): AnsweringServer {
  let live = false
  return northwind()
    .on(versions.publish, accepted)
    .on(operations.one, () => {
      live = true
      return end
    })
    .on(versions.one, ({ params }) => {
      if (params.versionId === NEW.id) return { body: { data: NEW } }
      if (params.versionId !== 'draft') return { body: { data: live ? NEW : LIVE } }
      return { body: { data: { ...DRAFT, attributes: { ...DRAFT.attributes, has_changes: !live } } } }
    })
    .on(versions.metadata, () => ({
      body: {
        data: {
          id: NEW.id,
          type: 'version_metadata',
          attributes: {
            app_id: SITE,
            checksum: 'c0ffee',
            meta_site_names: { [id(21)]: 'Northwind Europe' },
            tags: [],
            triggers: [1, 2, 3].map((n) => ({ ...own(n), type: 'page_view', conditions: [], triggers: [] })),
            variables: [4, 5].map((n) => ({ ...own(n), type: { collector_name: 'constant' } })),
          },
        },
      },
    }))
    .on(versions.change, () => ({ body: '' }))
}

const VERSIONS = [
  {
    version_id: NEW.id,
    version_type: 'published',
    version_major: 43,
    version_minor: 0,
    created_at: '2025-07-14T12:32:00+00:00',
    updated_at: '2025-07-14T12:32:00+00:00',
    change_type: 'added',
  },
]
const completed = operation('completed', { versions: VERSIONS })

const meta = {
  title: 'Product/Publish',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: `/tag/app/${SITE}/tags`, server: () => publishing(completed) },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const publish = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Publish/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Publish 14 changes' }, { timeout: 5000 }))
  await sheet.findByRole('list', { name: 'Changes in this version' })
  await userEvent.click(sheet.getByRole('button', { name: /^Publish/ }))
}

const published = async () => {
  await publish()
  await screen.findByRole('dialog', { name: /Version 43.0 is live/ }, { timeout: 5000 })
  await waitFor(() => expect(screen.getByLabelText(/Version name/)).toHaveFocus())
  await expect(screen.getByText('Every page load has version 43.0 now.')).toBeVisible()
}

export const PublishedDark: Story = { play: published, ...DARK }

export const PublishedNarrow: Story = { play: published, globals: { viewport: { value: 'narrow' } } }

/** The name is saved after the version is live. */
export const Named: Story = {
  play: async () => {
    await published()
    await userEvent.keyboard('Spring{Enter}')
    await expect(await screen.findByText('Version information saved')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByText('No unpublished changes')).toBeVisible()
  },
}

/** The version has no name yet, and is given one that is too long. */
export const Published: Story = {
  play: async () => {
    await published()
    await userEvent.paste('n'.repeat(256))
    await expect(await screen.findByText('At most 255 characters')).toBeVisible()
  },
}

/** The new version is opened in the changelog. With something entered the dialog stays, and is saved there. */
export const OpenedInChangelog: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await published()
    await userEvent.keyboard('Spring')
    await userEvent.click(screen.getByRole('link', { name: 'Open in changelog' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open in changelog' })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByRole('link', { name: 'Changelog', current: 'page' })).toBeVisible()
  },
}

/** With nothing entered the dialog closes. */
export const LeftForTheChangelog: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await published()
    await userEvent.click(screen.getByRole('link', { name: 'Open in changelog' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Failed: Story = {
  args: { server: () => publishing(operation('failed', { errors: ['NO_CHANGES_TO_PUBLISH_ERROR'] })) },
  play: async () => {
    await publish()
    await screen.findByText(/has just published|There are no changes to publish/, {}, { timeout: 5000 })
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

let refusing: AnsweringServer

/** What is refused is said in the sheet, from which it is published again. */
export const Refused: Story = {
  args: { server: () => (refusing = publishing(completed).on(versions.publish, () => ({ status: 500 }))) },
  play: async () => {
    await publish()
    await expect(await screen.findByText(/could not be published/)).toBeVisible()
    await expect(screen.getByText(/could not be published/).closest('[role="alert"]')).not.toBeNull()
    refusing.on(versions.publish, accepted)
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Publish/ }))
    await screen.findByRole('dialog', { name: /Version 43.0 is live/ }, { timeout: 5000 })
  },
}

/** The server's draft and published version, from when the draft has been published by the signed-in user. */
const versionsOnce = (server: AnsweringServer, isPublished: () => boolean) =>
  server.on(versions.one, ({ params }) => {
    const isDone = isPublished()
    const publisher = { id: id(900), email: 'ingrid.solberg@northwind.example' }
    const live = { ...NEW, attributes: { ...NEW.attributes, publisher } }
    if (params.versionId !== 'draft') return { body: { data: isDone ? live : LIVE } }
    const next = { version_major: isDone ? 44 : 43, has_changes: !isDone }
    return { body: { data: { ...DRAFT, attributes: { ...DRAFT.attributes, ...next } } } }
  })

let keys: (string | undefined)[]

/** The server has published, but its answer was lost: the same call again gets it, and the name belongs to that version only. */
export const AnswerLost: Story = {
  parameters: BEHAVIOUR,
  args: {
    server: () => {
      keys = []
      const server = publishing(completed).on(versions.publish, ({ headers }) => {
        keys.push(headers['Idempotency-Key'])
        return keys.length === 1 ? 'offline' : accepted()
      })
      return versionsOnce(server, () => keys.length > 0)
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Publish/ }))
    await userEvent.type(await screen.findByLabelText(/Version name/, {}, { timeout: 5000 }), 'Spring{Enter}')
    await screen.findByRole('dialog', { name: /Version 43.0 is live/ }, { timeout: 5000 })
    await expect(keys).toEqual([expect.any(String), keys[0]])
    await expect(allKeptChanges()).toEqual([])
  },
}

let isLive = false

/** The server has forgotten the operation that it accepted: the note stays until the published version shows that it went through. */
export const EndUnknown: Story = {
  parameters: BEHAVIOUR,
  args: {
    server: () => {
      isLive = false
      return versionsOnce(publishing({ status: 404, code: 'NOT_FOUND_ERROR' }), () => isLive)
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Publish/ }))
    await userEvent.type(await screen.findByLabelText(/Version name/, {}, { timeout: 5000 }), 'Spring{Enter}')
    await screen.findByText('Operation failed. Its outcome is not known: look in the changelog', {}, { timeout: 5000 })
    isLive = true
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 })
    await expect(screen.getByText('Version published')).toBeVisible()
    await expect(allKeptChanges()).toEqual([])
  },
}

/** The last one: its operation never ends, and the stories after it would follow it. */
export const Publishing: Story = {
  args: { server: () => publishing(operation('started', {})) },
  play: async () => {
    await publish()
    const sheet = within(screen.getByRole('dialog'))
    await waitFor(() => expect(sheet.getByRole('button', { name: /^Publish/ })).toHaveAttribute('aria-busy', 'true'))
    await expect(sheet.getByRole('status')).toHaveTextContent('Publishing')
  },
}
