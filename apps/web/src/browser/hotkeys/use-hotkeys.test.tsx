import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useHotkeys } from './use-hotkeys.ts'

const press = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', code: 'KeyS', ctrlKey: true, bubbles: true }))

function Bar({ wrong, done }: { wrong: number; done: string[] }) {
  useHotkeys({ '$mod+s': () => done.push(wrong === 0 ? 'saved' : 'refused') })
  return null
}

test('keys call the handlers of the latest render', () => {
  const done: string[] = []
  let right = () => {}
  function Screen() {
    const [wrong, setWrong] = useState(1)
    right = () => setWrong(0)
    useLayoutEffect(() => void press(), [wrong])
    return <Bar wrong={wrong} done={done} />
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Screen />))
  flushSync(() => right())
  expect(done).toEqual(['refused', 'saved'])
  root.unmount()
})

test('sequences, text fields, and a key bound by two components', () => {
  const done: string[] = []
  const type = (key: string, target: Element = document.body) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true }))
  const List = () => {
    useHotkeys({ c: () => done.push('add') })
    return <input />
  }
  const Page = () => {
    useHotkeys({ c: () => done.push('page'), 'g c': () => done.push('go') })
    return null
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const render = (list: boolean) =>
    flushSync(() =>
      root.render(
        <>
          <Page />
          {list && <List />}
        </>,
      ),
    )
  render(true)
  type('c')
  type('g')
  type('c')
  type('c', document.querySelector('input')!)
  render(false)
  type('c')
  expect(done).toEqual(['add', 'go', 'page'])
  root.unmount()
})

test('a sequence goes on when another component binds and removes keys between its keys', () => {
  const done: string[] = []
  const type = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true }))
  const Global = () => {
    useHotkeys({ 'g r': () => done.push('triggers') })
    return null
  }
  const List = () => {
    useHotkeys({ c: () => done.push('add') })
    return null
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const render = (list: boolean) =>
    flushSync(() =>
      root.render(
        <>
          <Global />
          {list && <List />}
        </>,
      ),
    )
  for (const list of [true, false]) {
    render(!list)
    type('g')
    render(list)
    type('r')
  }
  expect(done).toEqual(['triggers', 'triggers'])
  root.unmount()
})

test('sequences that begin alike are recognised one right after the other', () => {
  const done: string[] = []
  const type = (keys: string) => {
    for (const key of keys)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true }))
  }
  const Global = () => {
    useHotkeys({ 'g t': () => done.push('tags'), 'g r': () => done.push('triggers') })
    return null
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Global />))
  type('gtgrgt')
  expect(done).toEqual(['tags', 'triggers', 'tags'])
  root.unmount()
})
