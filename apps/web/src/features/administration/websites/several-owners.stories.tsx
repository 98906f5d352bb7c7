import type { Meta, StoryObj } from '@storybook/react-vite'
import { admin, apps, users } from '@waymark/api-client/endpoints'
import type { App } from '@waymark/domain/site'
import { createWebsiteForm, NEW_WEBSITE } from '@waymark/forms/models/website'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { keepChangesOf, keptChangesTo } from '#form/kept-changes.ts'
import { administered } from '#testing/administered.ts'
import { findPanel } from '#testing/find-panel.ts'
import { id, listed, SITES } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { BEHAVIOUR } from '#testing/story-kinds.ts'

const PATH = '/administration/websites'
const OPENED = `${PATH}?open=${SITE}`
const SAVE = '{Control>}s{/Control}'
const USER = 'ingrid.solberg@northwind.example'
const OUTDOOR = SITES.find(({ id }) => id === SITE) as App

const meta = {
  title: 'Administration/Websites of several owners',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: OPENED, server: () => administered() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const panel = async (name: string) => within(await findPanel(name))
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string | RegExp) => screen.getByRole('textbox', { name })

/** A website that another owner has deleted is closed with a reason. */
export const DeletedMeanwhile: Story = {
  parameters: BEHAVIOUR,
  args: {
    server: () => {
      const server = administered()
      return server.on(admin.changeApp, () => {
        server.on(apps.list, (request) => listed([], request))
        return { status: 404, code: 'NOT_FOUND_ERROR' }
      })
    },
  },
  play: async () => {
    await panel('Northwind Outdoor')
    await userEvent.type(field('Name'), ` Norway${SAVE}`)
    await expect(await screen.findByText('This no longer exists. It may have been deleted')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('complementary', { name: /Northwind Outdoor/ })).toBeNull())
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Northwind Outdoor' })).toBeNull())
  },
}

/** Northwind Outdoor as it is stored, in the stories with another owner. */
let stored = OUTDOOR

const saved = (attributes: Partial<App['attributes']>) => {
  stored = { ...stored, attributes: { ...stored.attributes, ...attributes } }
}

/** Northwind with that website, for stories that save it on behalf of another owner. */
function shared() {
  stored = OUTDOOR
  return administered()
    .on(apps.one, () => ({ body: { data: stored } }))
    .on(admin.changeApp, ({ body }) => {
      saved((body as { data: { attributes: Partial<App['attributes']> } }).data.attributes)
      return { status: 204, body: '' }
    })
}

/** Another owner has changed another field: it is taken. */
export const MergedMeanwhile: Story = {
  parameters: BEHAVIOUR,
  args: { server: shared },
  play: async () => {
    await panel('Northwind Outdoor')
    saved({ delay: 900 })
    await userEvent.type(field('Name'), ` Norway${SAVE}`)
    await panel('Northwind Outdoor Norway')
    await waitFor(() => expect(field('Wait for tags')).toHaveValue('900'))
    await expect(screen.queryByText(/Another user/)).toBeNull()
  },
}

/** Another owner has changed the same field: nothing is saved before the user has seen that, and the text stays. */
export const ConflictMeanwhile: Story = {
  args: { server: shared },
  play: async () => {
    await panel('Northwind Outdoor')
    saved({ name: 'Northwind Alps' })
    await userEvent.type(field('Name'), ` Norway${SAVE}`)
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Another user has changed this field meanwhile: Name',
    )
    await panel('Northwind Alps')
    await expect(field('Name')).toHaveValue('Northwind Outdoor Norway')
    await userEvent.type(field('Name'), SAVE)
    await panel('Northwind Outdoor Norway')
    await waitFor(() => expect(screen.queryByText(/Another user/)).toBeNull())
  },
}

/** The user takes what the other owner has saved. */
export const ConflictGivenUp: Story = {
  parameters: BEHAVIOUR,
  args: { server: shared },
  play: async () => {
    await panel('Northwind Outdoor')
    saved({ name: 'Northwind Alps' })
    await userEvent.type(field('Name'), ` Norway${SAVE}`)
    await screen.findByRole('alert')
    await userEvent.click(await button('Cancel'))
    await userEvent.click(await button('Discard'))
    await waitFor(() => expect(field('Name')).toHaveValue('Northwind Alps'))
    await expect(screen.queryByText(/Another user/)).toBeNull()
  },
}

/** Changes that were not saved when the session ended are offered again, merged with those of another owner. */
export const KeptChanges: Story = {
  args: {
    server: () => {
      const form = createWebsiteForm(OUTDOOR.attributes)
      form.field('name').setValue('Northwind Norway')
      keepChangesOf({ form, name: OUTDOOR.attributes.name, key: SITE }, USER)
      const server = shared()
      saved({ delay: 900 })
      return server
    },
  },
  play: async () => {
    await panel('Northwind Outdoor')
    await userEvent.click(await button('Restore changes'))
    await waitFor(() => expect(field('Name')).toHaveValue('Northwind Norway'))
    await expect(field('Wait for tags')).toHaveValue('900')
    await expect(keptChangesTo(SITE, USER)).toBeUndefined()
  },
}

/** What was entered for a new website is offered again, too. */
export const KeptNewWebsite: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: `${PATH}?add=true`,
    server: () => {
      const form = createWebsiteForm(NEW_WEBSITE)
      form.field('name').setValue('Northwind Alps')
      keepChangesOf({ form, name: 'Add website', key: 'add-website' }, USER)
      return administered()
    },
  },
  play: async () => {
    await userEvent.click(await button('Restore changes'))
    await waitFor(() => expect(field('Name')).toHaveValue('Northwind Alps'))
  },
}

/** Northwind, whose owner is made a member before the website is saved. */
function demoted() {
  const server = administered()
  return server.on(admin.changeApp, () => {
    const attributes = { email: USER, role: 'USER', language: 'en', organization: 'Northwind' }
    server.on(users.me, () => ({ body: { data: { id: id(900), type: 'ppms/user', attributes } } }))
    return { status: 404, code: 'NOT_FOUND_ERROR', parameter: 'app_id' }
  })
}

/** Another owner has taken the role away: the administration says so. */
export const OwnerNoMore: Story = {
  parameters: BEHAVIOUR,
  args: { server: demoted },
  play: async () => {
    await panel('Northwind Outdoor')
    await userEvent.type(field('Name'), ` Norway${SAVE}`)
    await expect(await screen.findByRole('heading', { name: 'No access to the administration' })).toBeVisible()
  },
}
