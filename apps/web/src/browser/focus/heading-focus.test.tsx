import { expect, test } from 'vitest'
import { focusNextHeading, headingFocus } from './heading-focus.ts'

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))

test('a title behind a dialog that is still open leaves the focus to the title of the screen after it', async () => {
  document.body.innerHTML = '<main inert><h1 tabindex="-1">Behind</h1></main><button>Save</button>'
  const button = document.querySelector('button')!
  button.focus()
  focusNextHeading()
  headingFocus(document.querySelector('h1'))
  await frame()
  expect(document.activeElement).toBe(button)
  document.body.innerHTML = '<main><h1 tabindex="-1">After</h1></main>'
  const after = document.querySelector('h1')!
  headingFocus(after)
  await frame()
  expect(document.activeElement).toBe(after)
  document.body.append(button)
  button.focus()
  headingFocus(after)
  await frame()
  expect(document.activeElement).toBe(button)
})
