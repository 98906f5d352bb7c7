import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../form/field.tsx'
import { show } from '../story/show.ts'
import { Button } from './button.tsx'
import { TextInput } from './text-input.tsx'

function Form() {
  const [left, setLeft] = useState(false)
  const [pressed, setPressed] = useState(0)
  return (
    <>
      <Field label="Name" error={left && 'Required. Every thing needs a name that takes one line or two.'}>
        <TextInput value="" onChange={() => {}} onBlur={() => setLeft(true)} />
      </Field>
      <Button onPress={() => setPressed(pressed + 1)}>{`Pressed ${pressed}`}</Button>
    </>
  )
}

test('a press on another control works although blurring the field shows an error above it', async () => {
  show(<Form />)
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }))
  await userEvent.click(page.getByRole('button', { name: 'Pressed 0' }))
  await expect.element(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
  await expect.element(page.getByText(/^Required/)).toBeVisible()
})

test('a tap is a press too, although the finger has left when the focus moves', async () => {
  show(<Form />)
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }))
  const button = page.getByRole('button', { name: 'Pressed 0' }).element()
  for (const type of ['pointerdown', 'pointerup'])
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  ;(button as HTMLElement).focus()
  await new Promise((done) => setTimeout(done, 50))
  expect(page.getByText(/^Required/).query()).toBeNull()
  button.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
  await expect.element(page.getByText(/^Required/)).toBeVisible()
})

test('by keyboard the error is shown at once', async () => {
  show(<Form />)
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }))
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText(/^Required/)).toBeVisible()
})
