import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button, TextInput } from '../controls/index.ts'
import { Field } from '../form/index.ts'
import { NavList, Steps } from '../layout/index.ts'
import { Held } from '../story/held.tsx'
import { linkTo } from '../story/link-to.tsx'
import { ConfirmDialog, Dialog, DialogBody, DialogFoot, FullScreen, ShortcutSheet } from './index.ts'

const meta = {
  title: 'Overlay/Dialog',
  component: Dialog,
  subcomponents: { DialogBody, DialogFoot, ConfirmDialog, FullScreen, ShortcutSheet },
  tags: ['autodocs'],
  // Full-window components are shown in an iframe.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { open: true, onClose: fn(), title: 'Rename tag', closeLabel: 'Close' },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const form = (
  <Held start={false}>
    {(open, set) => (
      <div>
        <Button onPress={() => set(true)}>Rename</Button>
        <Dialog
          open={open}
          onClose={() => set(false)}
          title="Rename tag"
          closeLabel="Close"
          foot={
            <>
              <Button variant="quiet" onPress={() => set(false)}>
                Cancel
              </Button>
              <Button variant="primary">Rename</Button>
            </>
          }
        >
          <Field label="Tag name">
            <TextInput value="Meta pixel – Purchase" onChange={fn()} data-autofocus />
          </Field>
        </Dialog>
      </div>
    )}
  </Held>
)

export const Form: Story = {
  render: () => form,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Rename' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByLabelText('Tag name')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await expect(await screen.findByRole('dialog', { name: 'Rename tag' })).toBeVisible()
  },
}
export const FormDark: Story = { ...Form, globals: { theme: 'dark' } }

const confirm: Story['render'] = () => (
  <ConfirmDialog
    open
    title="Delete this tag?"
    text="“Meta pixel – Search – Gear finder” leaves the draft now and live pages when you publish."
    confirm={{ label: 'Delete tag', onPress: fn() }}
    cancel={{ label: 'Cancel', onPress: fn() }}
  />
)
export const Confirm: Story = {
  render: confirm,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expect(screen.getByRole('alertdialog', { name: 'Delete this tag?' })).toHaveAccessibleDescription(
      /leaves the draft now/,
    )
  },
}
export const ConfirmDark: Story = { render: confirm, globals: { theme: 'dark' } }

export const Discard: Story = {
  render: () => (
    <ConfirmDialog
      open
      title="Discard 3 changes?"
      text="Event, Flight dates and Consent type go back to what is saved."
      confirm={{ label: 'Discard', tone: 'quiet-danger', onPress: fn() }}
      cancel={{ label: 'Keep editing', onPress: fn() }}
    />
  ),
}

export const Working: Story = {
  render: () => (
    <Dialog
      open
      onClose="none"
      role="alertdialog"
      title="Delete 6 tags"
      sub="3 deleted, 1 failed, 2 to go. Keep this open until it is done."
      width={680}
      foot={
        <Button variant="danger" pending>
          Deleting
        </Button>
      }
    >
      <p>Rows resolve one by one.</p>
    </Dialog>
  ),
  play: async () => {
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
}

export const Wizard: Story = {
  args: {
    title: 'Add tag',
    shape: 'sheet',
    width: 1120,
    headCentre: (
      <Steps
        label="Steps"
        steps={[
          { key: 'type', label: 'Tag type', state: 'done' },
          { key: 'settings', label: 'Tag settings', state: 'current' },
        ]}
      />
    ),
    composed: true,
    children: (
      <>
        <DialogBody>
          <NavList
            label="Sections"
            kind="step"
            items={[
              { key: 'name', label: 'Name and template', current: true, link: linkTo('#name') },
              {
                key: 'advanced',
                label: 'Advanced settings',
                error: { count: 1, label: '1 error' },
                link: linkTo('#advanced'),
              },
              { key: 'triggers', label: 'Triggers', count: 2, link: linkTo('#triggers') },
            ]}
          />
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" icon="arrow-left" data-start="">
            Back
          </Button>
          <Button variant="primary" keys={['⌘', 'S']} disabledReason="Enter a name">
            Save
          </Button>
        </DialogFoot>
      </>
    ),
  },
}

const side = (
  <Held start={true}>
    {(open, set) => (
      <Dialog
        open={open}
        onClose={() => set(false)}
        shape="side"
        width={680}
        title="Publish 3 changes"
        sub="They become version 43.0 of Northwind Outdoor. Version 42.0 stays in the changelog."
        closeLabel="Close"
        foot={
          <>
            <Button variant="quiet" onPress={() => set(false)}>
              Cancel
            </Button>
            <Button variant="primary">Publish</Button>
          </>
        }
      >
        <Field label="Version name" optional="Optional">
          <TextInput value="" onChange={fn()} data-autofocus />
        </Field>
      </Dialog>
    )}
  </Held>
)

export const AtTheSide: Story = {
  render: () => side,
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Publish 3 changes' })
    await waitFor(() => expect(screen.getByLabelText(/Version name/)).toHaveFocus())
    const { right, height } = (sheet.firstElementChild ?? sheet).getBoundingClientRect()
    await expect(right).toBe(sheet.clientWidth)
    await expect(height).toBe(sheet.clientHeight)
  },
}
export const AtTheSideDark: Story = { ...AtTheSide, globals: { theme: 'dark' } }

export const WholeWindow: Story = {
  render: () => (
    <FullScreen open label="Consent mapping" onClose={fn()}>
      <p>One thing with the whole window.</p>
      <Button>Exit full screen</Button>
    </FullScreen>
  ),
}

export const Shortcuts: Story = {
  render: () => (
    <ShortcutSheet
      open
      onClose={fn()}
      title="Keyboard shortcuts"
      closeLabel="Close"
      groups={[
        {
          title: 'Anywhere',
          shortcuts: [
            { keys: ['⌘', 'K'], spoken: 'Command K', label: 'Search or jump to' },
            { keys: ['?'], spoken: 'question mark', label: 'This sheet' },
          ],
        },
        {
          title: 'Lists',
          shortcuts: [
            { keys: ['J'], spoken: 'J', label: 'Next row' },
            { keys: ['X'], spoken: 'X', label: 'Select row' },
          ],
        },
      ]}
    />
  ),
}
