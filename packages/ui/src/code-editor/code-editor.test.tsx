import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TextInput } from '../controls/text-input.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { Held } from '../story/held.tsx'
import { show } from '../story/show.ts'
import * as stories from './code-editor.stories.tsx'
import { CodeEditor, type CodeEditorProps } from './code-editor.tsx'

const { Script, Large, ReadOnly } = composeStories(stories)
const code = page.getByRole('textbox', { name: 'Code' })
const text = () => code.element().textContent ?? ''

test('indents with Tab, and lets Tab leave after Esc', async () => {
  show(
    <>
      <Script value="one" />
      <button type="button">After</button>
    </>,
  )
  await userEvent.click(code)
  await userEvent.keyboard('{Home}{Tab}')
  await expect.poll(text).toBe('  one')
  await userEvent.keyboard('{Escape}{Tab}')
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('takes the focus and the selection of its skeleton', async () => {
  show(<Script value="one two" selected={{ current: { start: 0, end: 3 } }} />)
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('1')
  await expect.poll(text).toBe('1 two')
})

test('offers variables behind two braces and inserts one', async () => {
  show(<Script value="" />)
  await userEvent.click(code)
  await userEvent.keyboard('x = {{{{bund')
  await expect.element(page.getByRole('option', { name: /Bundle SKU/ })).toBeVisible()
  await new Promise((done) => setTimeout(done, 100))
  await userEvent.keyboard('{Enter}')
  await expect.poll(text).toBe('x = {{ Bundle SKU }}')
})

test('a closing quote added by the editor is overtyped after a variable', async () => {
  show(<Script value="" />)
  await userEvent.click(code)
  await userEvent.keyboard('x = "{{{{bund')
  await expect.element(page.getByRole('option', { name: /Bundle SKU/ })).toBeVisible()
  await new Promise((done) => setTimeout(done, 100))
  await userEvent.keyboard('{Enter}"')
  await expect.poll(text).toBe('x = "{{ Bundle SKU }}"')
})

test.each(['Esc', 'leaving'])('braces of the button are taken back by %s if no variable is chosen', async (how) => {
  show(
    <>
      <Script value="one" texts={{ ...Script.args!.texts!, insertVariable: 'Insert variable' }} />
      <button type="button">After</button>
    </>,
  )
  await userEvent.click(code)
  await userEvent.keyboard('{End}{Shift>}{ArrowLeft}{/Shift}')
  await userEvent.click(page.getByRole('button', { name: 'Insert variable' }))
  await expect.poll(text).toBe('on{{')
  if (how === 'Esc') await userEvent.keyboard('{Escape}')
  else await userEvent.click(page.getByRole('button', { name: 'After' }))
  await expect.poll(text).toBe('one')
  expect(page.getByRole('listbox').query()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Insert variable' }))
  await userEvent.keyboard('bund{Escape}')
  await expect.poll(text).toBe('on{{bund')
})

test('reports every change, and accepts a new value from outside', async () => {
  show(
    <Held start="a">
      {(value, set) => (
        <>
          <CodeEditor {...(Script.args as CodeEditorProps)} value={value} onChange={set} />
          <output>{value}</output>
          <button type="button" onClick={() => set('reset')}>
            Reset
          </button>
        </>
      )}
    </Held>,
  )
  await userEvent.click(code)
  await userEvent.keyboard('{End}b')
  await expect.element(page.getByRole('status')).toHaveTextContent('ab')
  await userEvent.click(page.getByRole('button', { name: 'Reset' }))
  await expect.poll(text).toBe('reset')
})

test('keeps every key while the state of the caller lags behind', async () => {
  const told: string[] = []
  function Slow({ value }: { value: string }) {
    const until = performance.now() + 30
    while (performance.now() < until);
    return <output>{value}</output>
  }
  show(
    <Held start="">
      {(value, set) => (
        <>
          <CodeEditor
            {...(Script.args as CodeEditorProps)}
            value={value}
            onChange={(next) => {
              told.push(next)
              set(next)
            }}
          />
          <Slow value={value} />
        </>
      )}
    </Held>,
  )
  await userEvent.click(code)
  const letters = 'every letter of this'
  for (const letter of letters) document.execCommand('insertText', false, letter)
  await expect.element(page.getByRole('status')).toHaveTextContent(letters)
  expect(text()).toBe(letters)
  expect(told.at(-1)).toBe(letters)
})

test('keeps text and history in full screen, which Esc leaves', async () => {
  show(<Large value="first" />)
  await userEvent.click(code)
  await userEvent.keyboard('{End} second')
  await userEvent.click(page.getByRole('button', { name: 'Full screen' }))
  await expect.element(page.getByRole('dialog', { name: 'Code' })).toBeVisible()
  await expect.poll(text).toBe('first second')
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}')
  await expect.poll(text).toBe('first')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  await expect.poll(text).toBe('first')
})

test('gives the focus back to the text when full screen is left, also inside a dialog', async () => {
  show(
    <Dialog open onClose={() => {}} title="Add tag">
      <TextInput value="" onChange={() => {}} aria-label="Tag name" data-autofocus />
      <Large value="first" />
    </Dialog>,
  )
  await expect.element(page.getByLabelText('Tag name')).toHaveFocus()
  await userEvent.click(code)
  await userEvent.keyboard('{End}')
  await userEvent.click(page.getByRole('button', { name: 'Full screen' }))
  await expect.element(page.getByRole('dialog', { name: 'Code' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog', { name: 'Code' }).query()).toBeNull()
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('!')
  await expect.poll(text).toBe('first!')
})

test('can be read but not changed without permission', async () => {
  show(<ReadOnly />)
  await expect.element(code).toHaveAttribute('aria-readonly', 'true')
  const before = text()
  await userEvent.click(code)
  await userEvent.keyboard('x')
  expect(text()).toBe(before)
})
