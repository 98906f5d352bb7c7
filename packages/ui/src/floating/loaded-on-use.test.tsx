import { type ComponentType, type ReactElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../story/show.ts'
import { loadedOnUse } from './loaded-on-use.tsx'
import { type Used, useFirstUse } from './use-first-use.ts'

interface Props {
  button: ReactElement
}

/** Shows by what its button was last used. */
function Telling({ button: _, ...used }: Props & Used) {
  const [told, tell] = useState('nothing')
  return (
    <button ref={useFirstUse(used)} type="button" onClick={() => tell('press')} onKeyDown={({ key }) => tell(key)}>
      Used by {told}
    </button>
  )
}

/** A button whose component is loaded when the test says so. */
function opener() {
  let arrive: (component: ComponentType<Props & Used>) => void = () => undefined
  const load = vi.fn(() => new Promise<ComponentType<Props & Used>>((resolve) => (arrive = resolve)))
  const Opener = loadedOnUse<Props>({ load, popup: 'menu', keys: ['ArrowDown'] })
  show(
    <>
      <Opener button={<button type="button">Sort</button>} />
      <input aria-label="Search" />
    </>,
  )
  return { load, arrive: () => arrive(Telling) }
}

const sort = page.getByRole('button', { name: 'Sort' })
const used = page.getByRole('button', { name: /Used by/ })

test('loads when the button gets the focus, once, and changes nothing until it is used', async () => {
  const { load, arrive } = opener()
  await expect.element(sort).toHaveAttribute('aria-haspopup', 'menu')
  expect(load).not.toHaveBeenCalled()
  await userEvent.tab()
  await userEvent.hover(sort)
  expect(load).toHaveBeenCalledOnce()
  arrive()
  await expect.element(sort).toHaveFocus()
  await userEvent.click(sort)
  await expect.element(used).toHaveTextContent('Used by press')
})

test('repeats the key that was pressed while it was loading', async () => {
  const { arrive } = opener()
  await expect.element(sort).toBeVisible()
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(sort).toBeVisible()
  arrive()
  await expect.element(used).toHaveTextContent('Used by ArrowDown')
})

test('repeats the keys after it where the focus is when it has opened', async () => {
  const { arrive } = opener()
  await expect.element(sort).toBeVisible()
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}x')
  arrive()
  await expect.element(used).toHaveTextContent('Used by ArrowDown')
  const heard: string[] = []
  const search = page.getByRole('textbox', { name: 'Search' }).element() as HTMLElement
  search.addEventListener('keydown', ({ key }) => heard.push(key))
  search.focus()
  await vi.waitFor(() => expect(heard).toEqual(['ArrowDown', 'x']))
})

test('does not open any more once the focus has moved on', async () => {
  const { arrive } = opener()
  await userEvent.click(sort)
  await userEvent.click(page.getByRole('textbox', { name: 'Search' }))
  arrive()
  await userEvent.keyboard('pixel')
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveValue('pixel')
  await expect.element(sort).toHaveAttribute('aria-expanded', 'false')
})
