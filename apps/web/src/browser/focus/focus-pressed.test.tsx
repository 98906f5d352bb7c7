import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusPressed } from './focus-pressed.ts'

focusPressed(document)

/** A page whose presses move the focus as in Safari: to the nearest ancestor that takes it, not to the button. */
beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1"><button>Open</button><input aria-label="Search"><button>Option</button></main>`
  const main = document.querySelector('main')!
  const [open, option] = document.querySelectorAll('button')
  open!.addEventListener('mousedown', (event) => {
    event.preventDefault()
    main.focus()
  })
  option!.addEventListener('mousedown', (event) => event.preventDefault())
})

test('a pressed button has the focus when its click is handled, also where the browser gives it none', async () => {
  const focused: (Element | null)[] = []
  const open = page.getByRole('button', { name: 'Open' })
  open.element().addEventListener('click', () => focused.push(document.activeElement))
  await userEvent.click(open)
  expect(focused).toEqual([open.element()])
})

test('a button that leaves the focus in a field does so', async () => {
  await userEvent.click(page.getByLabelText('Search'))
  await userEvent.click(page.getByRole('button', { name: 'Option' }))
  await expect.element(page.getByLabelText('Search')).toHaveFocus()
})
