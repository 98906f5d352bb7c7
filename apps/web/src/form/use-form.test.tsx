import { createForm, type Form } from '@waymark/forms/form'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useForm } from './use-form.ts'
import { useTyped } from './use-typed.ts'

let root: Root
let place: HTMLElement | undefined

/** Draws a screen, or what has become of it. */
function show(form: Form<Values>) {
  if (!place) {
    place = document.body.appendChild(document.createElement('div'))
    root = createRoot(place)
  }
  flushSync(() => root.render(<Screen form={form} />))
}

afterEach(() => {
  root.unmount()
  place?.remove()
  place = undefined
})

interface Values {
  readonly name: string
}

const begin = () => createForm<Values>({ name: '' }, { check: () => [] })

function Name({ form }: { form: Form<Values> }) {
  const place = form.spot.at('name')
  const type = useTyped(place.set)
  return <input aria-label="Name" value={place.value} onChange={(event) => type(event.target.value)} />
}

/** So much else hangs on the form that drawing it takes longer than the next key. */
function Screen({ form }: { form: Form<Values> }) {
  const { values, dirty } = useForm(form)
  const [saved, save] = useState('nothing')
  const until = performance.now() + 30
  while (performance.now() < until);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save(values.name)
      }}
    >
      <Name form={form} />
      <button type="button" onClick={() => save(values.name)}>
        Save
      </button>
      <button type="button" onClick={() => form.send({ type: 'reset' })}>
        Cancel
      </button>
      <output>{saved}</output>
      {dirty && <p>Unsaved changes</p>}
    </form>
  )
}

const name = page.getByRole('textbox', { name: 'Name' })
const saved = page.getByRole('status')
const TEXT = 'the quick brown fox'

/** Types without waiting for anything to be drawn. */
function typeAtOnce(text: string) {
  const input = name.element() as HTMLInputElement
  input.focus()
  for (const letter of text) document.execCommand('insertText', false, letter)
}

test('what is typed stands in its field at once, and everything else follows', async () => {
  show(begin())
  typeAtOnce(TEXT)
  expect((name.element() as HTMLInputElement).value).toBe(TEXT)
  await expect.element(page.getByText('Unsaved changes')).toBeVisible()
  await expect.element(name).toHaveValue(TEXT)
})

test('whoever presses a button right after the last key acts on what was typed', async () => {
  show(begin())
  typeAtOnce(TEXT)
  const button = page.getByRole('button', { name: 'Save' }).element()
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(saved).toHaveTextContent(TEXT)
})

test('Enter right after the last key sends what was typed', async () => {
  show(begin())
  await userEvent.click(name)
  await userEvent.keyboard(`${TEXT}{Enter}`)
  await expect.element(saved).toHaveTextContent(TEXT)
})

test('what was typed goes when it is taken back', async () => {
  show(begin())
  typeAtOnce(TEXT)
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(name).toHaveValue('')
})

test('another form in the same place is another form', async () => {
  const [first, second] = [begin(), begin()]
  show(first)
  typeAtOnce('first')
  show(second)
  await expect.element(name).toHaveValue('')
})
