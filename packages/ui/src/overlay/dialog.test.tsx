import { composeStories } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button, RadioGroup, Select, TextInput } from '../controls/index.ts'
import { Held } from '../story/held.tsx'
import { CONSENTS } from '../story/samples.ts'
import { show } from '../story/show.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
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

test('moves the focus to the main content if it opened with the page', async () => {
  show(
    <Held start={true}>
      {(open, set) => (
        <main tabIndex={-1}>
          <Dialog open={open} onClose={() => set(false)} title="Rename tag" closeLabel="Close" />
        </main>
      )}
    </Held>,
  )
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('main')).toHaveFocus()
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

test('focuses what its content asks for, else the close button', async () => {
  const open = (name: string, content: ReactNode) => (
    <Dialog open onClose={() => {}} title={name} closeLabel="Close">
      {content}
    </Dialog>
  )
  show(open('Nothing asked', <p>Text</p>))
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  show(open('A field', <TextInput aria-label="Name" value="" onChange={() => {}} autoFocus />))
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  const options = [
    { value: 'one', label: 'One' },
    { value: 'two', label: 'Two' },
  ]
  show(open('Choices', <RadioGroup autoFocus label="Preset" value="two" onChange={() => {}} options={options} />))
  await expect.element(page.getByLabelText('Two')).toHaveFocus()
})

test('on touch screens the wanted field keeps the focus, and the safe answer gets it', async () => {
  const matchMedia = window.matchMedia.bind(window)
  const media = vi.spyOn(window, 'matchMedia')
  media.mockImplementation((query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query))
  onTestFinished(() => media.mockRestore())
  const leave = vi.fn()
  show(
    <Dialog open onClose={() => {}} title="Rename tag" closeLabel="Close">
      <TextInput aria-label="Name" value="" onChange={() => {}} onBlur={leave} autoFocus />
    </Dialog>,
  )
  await new Promise((done) => setTimeout(done, 100))
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  expect(leave).not.toHaveBeenCalled()
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

test.each([
  [390, 844],
  [320, 256],
])('a confirmation with much content stays inside a window of %i by %i pixels', async (width, height) => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, height)
  show(
    <ConfirmDialog
      open
      title="Delete 16 tags?"
      text="They leave the draft now and live pages when you publish."
      confirm={{ label: 'Delete 16 tags', onPress: () => {} }}
      cancel={{ label: 'Cancel', onPress: () => {} }}
    >
      <div style={{ height: 1000 }} />
    </ConfirmDialog>,
  )
  const panel = page.getByRole('alertdialog').element().firstElementChild!.getBoundingClientRect()
  expect(panel.top).toBeGreaterThanOrEqual(0)
  expect(panel.bottom).toBeLessThanOrEqual(height)
  for (const name of ['Cancel', 'Delete 16 tags']) {
    const button = page.getByRole('button', { name })
    button.element().scrollIntoView()
    await expect.element(button).toBeInViewport({ ratio: 1 })
  }
})

test('a confirmation with a long explanation can be read to its end', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(320, 256)
  show(
    <ConfirmDialog
      open
      title="Delete this tag?"
      text={'These tags fire without it from then on. '.repeat(12)}
      confirm={{ label: 'Delete tag', onPress: () => {} }}
      cancel={{ label: 'Cancel', onPress: () => {} }}
    />,
  )
  const confirm = page.getByRole('button', { name: 'Delete tag' })
  const panel = page.getByRole('alertdialog').element().firstElementChild!
  expect(getComputedStyle(panel).overflowY).toBe('auto')
  panel.scrollTop = panel.scrollHeight
  await expect.element(confirm).toBeInViewport({ ratio: 1 })
})
