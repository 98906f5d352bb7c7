import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button, Select } from '../controls/index.ts'
import { Held } from '../story/held.tsx'
import { CONSENTS } from '../story/samples.ts'
import { show } from '../story/show.ts'
import * as stories from './dialog.stories.tsx'
import { Dialog } from './dialog.tsx'

const { Form, Confirm, Working } = composeStories(stories)
const opener = page.getByRole('button', { name: 'Rename' }).first()
const dialog = page.getByRole('dialog', { name: 'Rename tag' })

test('takes the focus, keeps it inside, and returns it', async () => {
  show(<Form />)
  await userEvent.click(opener)
  const name = page.getByLabelText('Tag name')
  await expect.element(name).toHaveFocus()
  for (let step = 0; step < 6; step++) {
    await userEvent.keyboard('{Tab}')
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(dialog.query()).toBeNull()
})

test('makes the page behind inert', async () => {
  show(<Form />)
  await userEvent.click(opener)
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => opener.query()?.closest('[inert]') ?? document.querySelector('[inert]')).not.toBeNull()
})

test('focuses the safe answer', async () => {
  show(<Confirm />)
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
})

test('stays open while it is pending', async () => {
  show(<Working />)
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
})

test('lets Esc close a list inside it first', async () => {
  show(
    <Held start={true}>
      {(open, set) => (
        <Dialog open={open} onClose={() => set(false)} title="Copy tag" foot={<Button>Copy</Button>}>
          <Select
            aria-label="Consent type"
            value="analytics"
            onChange={() => {}}
            options={CONSENTS}
            searchLabel="Search"
            emptyText="Nothing"
          />
        </Dialog>
      )}
    </Held>,
  )
  await userEvent.click(page.getByRole('combobox', { name: 'Consent type' }))
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(page.getByRole('listbox').query()).toBeNull()
  await expect.element(page.getByRole('dialog', { name: 'Copy tag' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
})
