import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useShortcuts } from './use-shortcuts.ts'

const press = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }))

function Bar({ wrong, done }: { wrong: number; done: string[] }) {
  useShortcuts({ 'mod+s': () => done.push(wrong === 0 ? 'saved' : 'refused') })
  return null
}

test('keys do what the screen shows from the moment it is drawn', () => {
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
