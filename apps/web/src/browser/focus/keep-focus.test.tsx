import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepFocus, setFocusFallbacks } from './keep-focus.ts'

keepFocus(document)

/** What a test leaves focused would be handled as removed in the next one. */
afterEach(async () => {
  const focused = document.activeElement
  if (focused instanceof HTMLElement) focused.blur()
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
})

/** Buttons that remove themselves, alone or with their section. */
function Vanishing() {
  const [gone, setGone] = useState<'nothing' | 'button' | 'section'>('nothing')
  return (
    <main tabIndex={-1}>
      <button type="button">First of all</button>
      {gone !== 'section' && (
        <section>
          <input aria-label="Search" />
          {gone === 'nothing' && (
            <button type="button" onClick={() => setGone('button')}>
              Clear
            </button>
          )}
          <button type="button" onClick={() => setGone('section')}>
            Close
          </button>
        </section>
      )}
    </main>
  )
}

test('the focus stays on the page when the focused element is removed', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Vanishing />))
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await expect.element(page.getByLabelText('Search')).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('the focus goes to the content of the screen that replaces the one of the focused element', async () => {
  document.body.innerHTML = '<main tabindex="-1"><button>Goes</button></main>'
  document.querySelector('button')!.focus()
  document.body.innerHTML = '<main tabindex="-1">Does not exist</main>'
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('the page does not scroll when its content gets the focus', async () => {
  const below = (content: string) =>
    `<div id="page" style="height: 200px; overflow: auto"><header style="height: 72px"></header>
    <main tabindex="-1" style="height: 1000px">${content}</main></div>`
  const removed = async (replace: (goes: HTMLElement) => void) => {
    document.body.innerHTML = below('<input>')
    const goes = document.querySelector('input')!
    goes.focus({ preventScroll: true })
    replace(goes)
    await expect.element(page.getByRole('main')).toHaveFocus()
    return document.querySelector('#page')!.scrollTop
  }
  expect(await removed((goes) => goes.remove())).toBe(0)
  const replaceScreen = () => {
    document.body.innerHTML = below('')
  }
  expect(await removed(replaceScreen)).toBe(0)
})

test('code that focuses another element goes first', async () => {
  document.body.innerHTML = '<main><button>First of all</button><button>Goes</button><button>Better</button></main>'
  const goes = page.getByRole('button', { name: 'Goes' }).element() as HTMLElement
  const better = page.getByRole('button', { name: 'Better' }).element() as HTMLElement
  goes.focus()
  goes.remove()
  requestAnimationFrame(() => better.focus())
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(better)
})

test('the close button of a dialog gets the focus only if there is no other control', async () => {
  const removedIn = async (content: string) => {
    document.body.innerHTML = `<div role="dialog"><button data-close>Close</button><button data-goes></button>${content}</div>`
    const goes = document.querySelector<HTMLElement>('[data-goes]')!
    goes.focus()
    goes.remove()
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return document.activeElement?.textContent
  }
  expect(await removedIn('<button>Cancel</button>')).toBe('Cancel')
  expect(await removedIn('')).toBe('Close')
})

test('the focus does not move when a control that stays is blurred', async () => {
  document.body.innerHTML = '<main tabindex="-1"><button>Stays</button><p>Text</p></main>'
  const stays = page.getByRole('button', { name: 'Stays' }).element() as HTMLElement
  stays.focus()
  stays.blur()
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(document.body)
})

test('the focus goes to the fallback of a mounted screen', async () => {
  const removed = async () => {
    document.body.innerHTML =
      '<main tabindex="-1"><button>First of all</button><button data-home>Home</button><input></main>'
    const goes = document.querySelector('input') as HTMLElement
    goes.focus()
    goes.remove()
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return document.activeElement?.textContent
  }
  const left = setFocusFallbacks(['[data-absent]', '[data-home]'])
  expect(await removed()).toBe('Home')
  left()
  expect(await removed()).not.toBe('Home')
})

test('the focus stays on the page when no event is fired for the removed element, as in WebKit', async () => {
  document.body.innerHTML = '<main tabindex="-1"><section><button>Stays</button><input></section></main>'
  const goes = document.querySelector('input') as HTMLElement
  goes.focus()
  const silence = (event: Event) => event.stopImmediatePropagation()
  addEventListener('focusout', silence, true)
  goes.remove()
  removeEventListener('focusout', silence, true)
  await expect.element(page.getByRole('button', { name: 'Stays' })).toHaveFocus()
})
