import type { Meta, StoryObj } from '@storybook/react-vite'
import { operations, triggers, variables } from '@waymark/api-client/endpoints'
import type { AnyForm } from '@waymark/forms/form'
import { createCopyForm } from '@waymark/forms/models/copy'
import { createRenameForm } from '@waymark/forms/models/rename'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { keepChangesOf } from '#form/kept-changes.ts'
import { id } from '#testing/northwind.ts'
import { Product, SITE } from '#testing/product.tsx'
import { stocked, storyTrigger, TRIGGERS, triggerPath, variablePath } from '#testing/stocked.ts'
import { BEHAVIOUR, DARK } from '#testing/story-kinds.ts'
import { copyFormKey, renameFormKey } from './kept-dialogs.ts'

/** A server on which a copy to a website ends with these lists. */
const copying = (summary: object, target = id(4)) =>
  stocked()
    .on(triggers.copy, () => ({
      body: {
        data: {
          id: id(530),
          type: 'trigger',
          relationships: { operation: { data: { id: id(960), type: 'operation' } } },
        },
      },
    }))
    .on(operations.one, () => ({
      body: {
        data: {
          id: id(960),
          type: 'operation',
          attributes: {
            operation_type: 'copy/trigger',
            state: 'completed',
            parameters: { target_app_id: target, target_trigger_id: id(530) },
            summary: { tags: [], triggers: [], variables: [], ...summary },
          },
        },
      },
    }))

const line = (n: number, before: string, after: string) => ({
  source_id: id(n),
  target_id: id(n + 50),
  source_name: before,
  target_name: after,
  is_renamed: before !== after,
})

const meta = {
  title: 'Copy, rename, delete',
  component: Product,
  parameters: { layout: 'fullscreen' },
  args: { path: triggerPath(SITE, 505), server: () => stocked() },
} satisfies Meta<typeof Product>
export default meta
type Story = StoryObj<typeof meta>

const ask = async (action: string) => userEvent.click(await screen.findByRole('button', { name: action }))
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

const toAnotherSite = async () => {
  await ask('Copy')
  const dialog = await dialogOf('Copy trigger')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Scroll – Trail guides (copy)')
  await expect(dialog.queryByRole('listbox')).toBeNull()
  await userEvent.click(dialog.getByText('Copy to another website'))
  await expect(await dialog.findByRole('option', { name: /Northwind Outlet/ })).toBeVisible()
  return dialog
}

export const ToAnotherSiteDark: Story = { play: async () => void (await toAnotherSite()), ...DARK }

export const WithoutTarget: Story = {
  play: async () => {
    const dialog = await toAnotherSite()
    await userEvent.click(dialog.getByRole('button', { name: 'Copy trigger' }))
    await expect(await dialog.findByText('Required')).toBeVisible()
  },
}

/** A server that rejects first a field that the form does not have, and then the name. */
const refusing = (endpoint: typeof triggers.copy | typeof variables.change, code: string) => {
  const pointers = ['/data/attributes/priority']
  return stocked().on(endpoint, () => {
    const pointer = pointers.shift()
    return pointer ? { status: 400, code: 'INVALID_JSON_ERROR', pointer } : { status: 400, code }
  })
}

export const CopyRefused: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => refusing(triggers.copy, 'NOT_UNIQUE_TRIGGER_NAME_ERROR') },
  play: async () => {
    await ask('Copy')
    const dialog = await dialogOf('Copy trigger')
    await userEvent.click(dialog.getByRole('button', { name: 'Copy trigger' }))
    await expect(await screen.findByText('The trigger could not be copied')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Scroll – Trail guides (copy)')
    await userEvent.click(dialog.getByRole('button', { name: 'Copy trigger' }))
    await dialog.findByText('Name already used')
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.click(dialog.getByText('Copy to another website'))
    await waitFor(() => expect(dialog.queryByText('Name already used')).toBeNull())
  },
}

export const Renamed: Story = {
  args: {
    server: () =>
      copying({
        triggers: [line(505, 'Scroll – Trail guides', 'Scroll – Trail guides')],
        variables: [line(601, 'Order total', 'Order total (copy)'), line(602, 'Plan', 'Plan')],
      }),
  },
  play: async () => {
    const dialog = await toAnotherSite()
    await userEvent.click(dialog.getByRole('option', { name: /Northwind Outlet/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Copy trigger' }))
    const summary = await dialogOf('1 item was renamed')
    await summary.findByRole('row', { name: /Order total \(copy\)/ })
    await waitFor(() =>
      expect(summary.getByText('1 more item kept its name: it was copied, or was already there.')).toBeVisible(),
    )
  },
}

const OPENING = {
  server: () =>
    copying({ variables: [line(601, 'Order total', 'Order total (copy)')] }).on(triggers.one, ({ params }) => ({
      body: { data: params.appId === SITE ? TRIGGERS[4] : storyTrigger(530, 'page-scroll', 'Copied there') },
    })),
}

/** Copies to another website, where an item gets another name, and leaves the summary of that. */
const copyAndLeave = async (leave: (summary: ReturnType<typeof within>) => Promise<unknown>) => {
  const dialog = await toAnotherSite()
  await userEvent.click(dialog.getByRole('option', { name: /Northwind Outlet/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Copy trigger' }))
  await leave(await dialogOf('1 item was renamed'))
  await expect(await screen.findByRole('heading', { level: 1, name: 'Copied there' })).toBeVisible()
  await expect(screen.getAllByRole('banner')[0]).toHaveTextContent('Northwind Outlet')
}

/** The copy on another website is opened from the summary of what was renamed. */
export const CopyOpened: Story = {
  args: OPENING,
  play: () =>
    copyAndLeave((summary) => userEvent.click(summary.getByRole('button', { name: 'Open the copied trigger' }))),
}

/** Escape on the summary opens the copy, too. */
export const CopyOpenedByEscape: Story = {
  parameters: BEHAVIOUR,
  args: OPENING,
  play: () => copyAndLeave(() => userEvent.keyboard('{Escape}')),
}

/** A duplicate is made on the same website and opened. */
export const Duplicated: Story = {
  args: {
    server: () =>
      copying({}, SITE).on(triggers.one, ({ params }) => ({
        body: {
          data: params.triggerId === id(505) ? TRIGGERS[4] : storyTrigger(530, 'page-scroll', 'The duplicate'),
        },
      })),
  },
  play: async () => {
    await ask('Copy')
    const dialog = await dialogOf('Copy trigger')
    await userEvent.click(dialog.getByRole('button', { name: 'Copy trigger' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'The duplicate' })).toHaveFocus())
    await expect(screen.getAllByRole('banner')[0]).toHaveTextContent('Northwind Outdoor')
  },
}

const rename = async () => {
  await ask('Rename')
  const dialog = await dialogOf('Rename variable')
  await waitFor(() => expect(dialog.getByText(/are rewritten/)).toBeVisible())
  return dialog
}

/** Answers the question before a changed name is lost. */
const discard = async (answer: 'Discard' | 'Keep editing') => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard 1 change?' }))
  await expect(question.getByText('Not saved yet: Name.')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: answer }))
}

export const RenameDiscarded: Story = {
  parameters: BEHAVIOUR,
  args: { path: variablePath(SITE, 602) },
  play: async () => {
    const dialog = await rename()
    await userEvent.keyboard('Typed{Escape}')
    await discard('Keep editing')
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await discard('Discard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus())
  },
}

export const CopyDiscarded: Story = {
  parameters: BEHAVIOUR,
  play: async () => {
    await ask('Copy')
    const dialog = await dialogOf('Copy trigger')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await discard('Discard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

let refuseCopy = () => {}

/** A running copy goes on when its dialog is closed; the toast then names what failed, and why. */
export const CopyFailedBehind: Story = {
  parameters: BEHAVIOUR,
  args: {
    server: () =>
      stocked().on(triggers.copy, async () => {
        await new Promise<void>((resolve) => {
          refuseCopy = resolve
        })
        return { status: 400, code: 'NOT_UNIQUE_TRIGGER_NAME_ERROR' }
      }),
  },
  play: async () => {
    await ask('Copy')
    const dialog = await dialogOf('Copy trigger')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2')
    await userEvent.click(dialog.getByRole('button', { name: 'Copy trigger' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    refuseCopy()
    const toast = '“Scroll – Trail guides” could not be copied. Name already used'
    await expect(await screen.findByText(toast)).toBeVisible()
  },
}

/** The copy was accepted, so that an operation that is gone says nothing about the trigger. */
export const CopyEndUnknown: Story = {
  parameters: BEHAVIOUR,
  args: { server: () => copying({}, SITE).on(operations.one, () => ({ status: 404, code: 'NOT_FOUND_ERROR' })) },
  play: async () => {
    await ask('Copy')
    const dialog = await dialogOf('Copy trigger')
    await userEvent.click(dialog.getByRole('button', { name: 'Copy trigger' }))
    const note = 'Operation failed. Its outcome is not known: look in the changelog'
    await expect(await dialog.findByText(note)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Copy trigger' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await screen.findByText(note)).toBeVisible()
  },
}

export const NameKept: Story = {
  parameters: BEHAVIOUR,
  args: { path: variablePath(SITE, 602) },
  play: async () => {
    await rename()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const RenameRefused: Story = {
  args: {
    path: variablePath(SITE, 602),
    server: () => refusing(variables.change, 'NOT_UNIQUE_VARIABLE_NAME_ERROR'),
  },
  play: async () => {
    const dialog = await rename()
    await userEvent.keyboard('Twice')
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    await expect(await screen.findByText('The variable could not be renamed')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Twice')
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    await expect(await dialog.findByText('Name already used')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

/** A server on which another user deletes the trigger as soon as it has been opened. */
const deletedElsewhere = () => {
  const server = stocked()
  const gone = () => {
    server.on(triggers.one, () => ({ status: 404, code: 'NOT_FOUND_ERROR' }))
    return { status: 404, code: 'NOT_FOUND_ERROR' }
  }
  return server.on(triggers.remove, gone).on(triggers.change, gone)
}

export const DeletedMeanwhile: Story = {
  parameters: BEHAVIOUR,
  args: { path: triggerPath(SITE, 507), server: deletedElsewhere },
  play: async () => {
    await ask('Delete')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete trigger' }))
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toHaveTextContent('No trigger selected'))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', expect.stringContaining('/triggers/')))
  },
}

/** The dialog says that the trigger is gone; so does the screen once the dialog is closed. */
export const DeletedWhileRenaming: Story = {
  parameters: BEHAVIOUR,
  args: { path: triggerPath(SITE, 507), server: deletedElsewhere },
  play: async () => {
    await ask('Rename')
    const dialog = await dialogOf('Rename trigger')
    await userEvent.keyboard('Another name')
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This no longer exists')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await discard('Discard')
    await expect(await screen.findByText('This trigger does not exist')).toBeVisible()
  },
}

export const DeletedWhileTyping: Story = {
  parameters: BEHAVIOUR,
  args: { server: deletedElsewhere },
  play: async () => {
    const scrolled = await screen.findByRole('textbox', { name: 'Scrolled by' })
    await userEvent.clear(scrolled)
    await userEvent.type(scrolled, '42')
    await userEvent.click(await screen.findByRole('button', { name: /^Save/ }))
    await screen.findByText('This no longer exists. It may have been deleted')
    await expect(scrolled).toHaveValue('42')
  },
}

export const Delete: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: /Newsletter/ }))
    await screen.findByRole('heading', { level: 1, name: /Newsletter/ })
    await ask('Delete')
    await expect(await screen.findByRole('alertdialog', { name: /^Delete “Form/ })).toBeVisible()
  },
}

/** A server after a session ended while a dialog of the trigger was open, with what was entered in it. */
const keptIn = (key: string, form: AnyForm, values: object) => () => {
  const initial = form.get().initial
  form.send({ type: 'rebase', initial, values: { ...initial, ...values } })
  keepChangesOf({ form, name: 'Scroll', key }, 'ingrid.solberg@northwind.example')
  return stocked()
}

export const KeptRename: Story = {
  parameters: BEHAVIOUR,
  args: {
    server: keptIn(renameFormKey(id(505)), createRenameForm('trigger', 'Scroll'), { name: 'Typed before the end' }),
  },
  play: async () => {
    const dialog = await dialogOf('Rename trigger')
    await userEvent.click(dialog.getByRole('button', { name: 'Restore changes' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed before the end'))
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Restore changes' })).toBeNull())
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

/** The dialog has opened with the page, so there is no control to which the focus could return. */
export const KeptRenameDiscarded: Story = {
  ...KeptRename,
  play: async () => {
    const dialog = await dialogOf('Rename trigger')
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  },
}

export const KeptCopy: Story = {
  args: {
    server: keptIn(
      copyFormKey(id(505)),
      createCopyForm({ kind: 'trigger', name: 'Scroll', currentApp: SITE, mayDuplicate: true }),
      { name: 'Typed before the end', operation: 'copyToWebsite', targetApp: id(4) },
    ),
  },
  play: async () => {
    const dialog = await dialogOf('Copy trigger')
    await userEvent.click(dialog.getByRole('button', { name: 'Restore changes' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed before the end'))
    await expect(dialog.getByRole('radio', { name: 'Copy to another website' })).toBeChecked()
    await expect(await dialog.findByRole('button', { name: /Change/ })).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}
