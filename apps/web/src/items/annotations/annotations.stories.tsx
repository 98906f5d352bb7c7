import type { Meta, StoryObj } from '@storybook/react-vite'
import { access, labels, tags, triggers } from '@waymark/api-client/endpoints'
import type { Answered, TestRequest } from '@waymark/api-client/testing'
import { createForm } from '@waymark/forms/form'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { keepChangesOf, keptChangesTo } from '#form/kept-changes.ts'
import { id } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { stocked, TRIGGERS, triggerPath } from '#testing/stocked.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'
import { noteKey } from './note-key.ts'

const USER = 'ingrid.solberg@northwind.example'

const meta = {
  title: 'Items/Annotations',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: triggerPath(SITE, 502), server: () => annotated() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

interface Annotations {
  note: string
  labels: string[]
}

const label = (name: string) => ({
  id: name.toLowerCase(),
  type: 'label',
  attributes: { name, tag_count: 1, trigger_count: 1, variable_count: 0 },
})

/** A server that keeps note and labels of one trigger, or answers changes with `refusal`. */
function annotated(first: Annotations = { note: '', labels: [] }, refusal?: Answered) {
  const stored = { ...first }
  const trigger = TRIGGERS[1]!
  return stocked()
    .on(triggers.one, () => ({ body: { data: { ...trigger, attributes: { ...trigger.attributes, ...stored } } } }))
    .on(triggers.change, ({ body }: TestRequest) => {
      if (refusal) return refusal
      Object.assign(stored, (body as { data: { attributes: Partial<Annotations> } }).data.attributes)
      return { body: '' }
    })
    .on(labels.list, () => ({
      body: { data: ['Paid social', 'Summer sale', 'DACH'].map(label), meta: { total: 3 } },
    }))
}

const FULL = {
  note: 'Sale weeks only. Keep the value in step with the Google Ads conversion.',
  labels: ['Summer sale', 'Paid social', 'DACH'],
}

export const WithBoth: Story = {
  args: { server: () => annotated(FULL) },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Labels' })
    await expect(list).toHaveTextContent('Summer salePaid socialDACH')
  },
}

export const WithBothDark: Story = { ...WithBoth, ...DARK }

export const ReadOnly: Story = {
  args: {
    server: () =>
      annotated(FULL).on(access.entry, ({ params }) => ({
        body: { data: { id: params.appId, type: 'access_entry', attributes: { actions: ['view'] } } },
      })),
  },
  play: async () => {
    await expect(await screen.findByText(FULL.note)).toBeVisible()
    await expect(screen.queryByRole('button', { name: /note|labels/i })).toBeNull()
  },
}

/** A note is saved by Enter, unless it is too long. */
export const Note: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add labels' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }))
    const field = await screen.findByRole('textbox', { name: 'Note' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, '  Only in summer  {Enter}')
    const saved = await screen.findByRole('button', { name: 'Edit note: Only in summer' })
    await waitFor(() => expect(saved).toHaveFocus())
    await userEvent.click(saved)
    const again = await screen.findByRole('textbox', { name: 'Note' })
    await userEvent.click(again)
    await userEvent.paste('n'.repeat(1001))
    await userEvent.keyboard('{Enter}')
    await expect(again).toBeInvalid()
    await expect(again).toHaveAccessibleDescription(/At most 1,000 characters/)
  },
}

/** A note that was refused stays in the field; Esc gives back what is stored. */
export const RefusedNote: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => annotated({ note: 'As it was', labels: [] }, 'offline') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit note: As it was' }))
    const field = await screen.findByRole('textbox', { name: 'Note' })
    await userEvent.type(field, ' and more{Enter}')
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveValue('As it was and more')
    await userEvent.type(field, '{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit note: As it was' })).toHaveFocus())
  },
}

/** A note is left as it was by a button, too, for those who have no keyboard. */
export const CancelledNote: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => annotated({ note: 'As it was', labels: [] }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit note: As it was' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), ' and more')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Edit note: As it was' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), ' and all{Tab}{Tab}')
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab()
    await screen.findByRole('button', { name: 'Edit note: As it was and all' })
  },
}

/** Another user wrote the note while it was typed: it stays in the field until Enter or Save replaces theirs. */
export const NoteChangedMeanwhile: Story = {
  parameters: BEHAVIOUR,
  args: {
    server: () => {
      const trigger = TRIGGERS[1]!
      const stored = { note: 'Theirs', revision: '2' }
      let opened = { note: 'As shown', revision: '1' }
      return annotated()
        .on(triggers.one, () => {
          const { note, revision } = opened
          const attributes = { ...trigger.attributes, note, labels: [] }
          return { body: { data: { ...trigger, attributes, meta: { ...trigger.meta, revision } } } }
        })
        .on(triggers.change, ({ body, headers }: TestRequest) => {
          opened = stored
          if (headers['If-Match'] !== '"2"') return { status: 412, code: 'PRECONDITION_FAILED_ERROR' }
          Object.assign(stored, (body as { data: { attributes: Partial<Annotations> } }).data.attributes)
          return { body: '' }
        })
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit note: As shown' }))
    const field = await screen.findByRole('textbox', { name: 'Note' })
    await userEvent.type(field, ' and mine{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Another user changed this note to “Theirs”/))
    await expect(field).toHaveValue('As shown and mine')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Edit note: As shown and mine' })
  },
}

/** A server after a session ended while the note of the trigger was being changed from `before`. */
const keptNote = (before: string, now: string) => () => {
  const form = createForm({ note: before }, { check: () => [] })
  form.field('note').setValue('Typed before the end')
  keepChangesOf({ form, name: 'A trigger', key: noteKey(id(502)) }, USER)
  return annotated({ note: now, labels: [] })
}

export const RestoreNote: Story = {
  parameters: BEHAVIOUR,
  args: { server: keptNote('As it was', 'As it was') },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Note' })
    await expect(field).toHaveValue('Typed before the end')
    await expect(field).toHaveAccessibleDescription(/You were signed out/)
    await expect(field).not.toHaveFocus()
    await userEvent.type(field, '{Enter}')
    await screen.findByRole('button', { name: 'Edit note: Typed before the end' })
    await expect(keptChangesTo(noteKey(id(502)), USER)).toBeUndefined()
  },
}

export const KeptNoteChangedMeanwhile: Story = {
  parameters: BEHAVIOUR,
  args: { server: keptNote('As it was', 'Theirs') },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Note' })
    await expect(field).toHaveAccessibleDescription(/Another user changed this note to “Theirs”/)
    await userEvent.type(field, '{Escape}')
    await screen.findByRole('button', { name: 'Edit note: Theirs' })
    await expect(keptChangesTo(noteKey(id(502)), USER)).toBeUndefined()
  },
}

/** A label in use is chosen by arrow keys, a new one typed, one removed by its button. */
export const LabelsAreEdited: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => annotated({ note: '', labels: ['DACH'] }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit labels' }))
    const field = await screen.findByRole('combobox', { name: 'Add a label' })
    await waitFor(() => expect(field).toHaveFocus())
    await screen.findByRole('option', { name: 'Summer sale' })
    await userEvent.keyboard('sum{ArrowDown}{Enter}')
    await userEvent.keyboard('Checkout{Enter}')
    await userEvent.keyboard('dach')
    await expect(field).toHaveAccessibleDescription(/Already on this item/)
    await userEvent.clear(field)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove label DACH' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('list', { name: 'Labels' })).toHaveTextContent('Summer saleCheckout'))
    await expect(screen.getByRole('list', { name: 'Labels' })).not.toHaveTextContent('DACH')
  },
}

export const RefusedLabel: Story = {
  args: { server: () => annotated({ note: '', labels: [] }, 'offline') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add labels' }))
    const field = await screen.findByRole('combobox', { name: 'Add a label' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('Checkout{Enter}')
    await waitFor(() => expect(field).toHaveValue('Checkout'))
    await expect(field).toBeInvalid()
  },
}

const tag = (priority: number) => ({
  id: id(400),
  type: 'tag',
  attributes: {
    name: 'Chat',
    template: 'custom_tag',
    is_active: true,
    is_published: true,
    priority,
    consent_type: 'not_require_consent',
    respect_visitors_privacy: false,
    disable_in_debug_mode: false,
    document_write: false,
    scheduler: { date_ranges: [], times_of_day: [] },
    template_options: {},
    code: '<p>Chat</p>',
    created_at: '2025-03-02T08:00:00+00:00',
    updated_at: '2025-07-09T11:42:00+00:00',
  },
  relationships: { triggers: { data: [] } },
})

export const Priority: Story = {
  parameters: BEHAVIOUR,
  args: {
    path: `/tag/app/${SITE}/tags/${id(400)}/edit`,
    server: () => {
      let priority = 0
      return stocked()
        .on(tags.one, () => ({ body: { data: tag(priority) } }))
        .on(tags.triggers, () => ({ body: { data: [], meta: { total: 0 } } }))
        .on(tags.change, ({ body }: TestRequest) => {
          priority = (body as { data: { attributes: { priority: number } } }).data.attributes.priority
          return { body: '' }
        })
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Priority: None. Change' }))
    const field = await screen.findByRole('textbox', { name: 'Priority' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('1.5{Enter}')
    await expect(field).toBeInvalid()
    await userEvent.clear(field)
    await userEvent.keyboard('5{Enter}')
    const set = await screen.findByRole('button', { name: 'Priority: 5. Change' })
    await waitFor(() => expect(set).toHaveFocus())
    await userEvent.click(set)
    await userEvent.click(await screen.findByRole('button', { name: 'None' }))
    await expect(await screen.findByRole('button', { name: 'Priority: None. Change' })).toBeVisible()
  },
}
