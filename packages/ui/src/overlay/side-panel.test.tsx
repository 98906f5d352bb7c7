import { startTransition } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Held } from '../story/held.tsx'
import { show } from '../story/show.ts'
import { SidePanel } from './side-panel.tsx'

const panel = (title: string, onClose: () => void) => (
  <SidePanel key={title} title={title} closeLabel="Close" onClose={onClose}>
    Content
  </SidePanel>
)

const opener = page.getByRole('button', { name: 'Open' })

test('a closed panel has returned the focus before another key can be pressed', async () => {
  show(
    <Held start={false}>
      {(open, set) => (
        <>
          <button type="button" onClick={() => set(true)}>
            Open
          </button>
          {open && panel('Tags', () => startTransition(() => set(false)))}
        </>
      )}
    </Held>,
  )
  await userEvent.click(opener)
  await expect.element(page.getByRole('heading', { name: 'Tags' })).toHaveFocus()
  const focused = new Promise((resolve) => {
    const removed = new MutationObserver(() => resolve(document.activeElement))
    removed.observe(document.body, { childList: true, subtree: true })
  })
  await userEvent.keyboard('{Escape}')
  expect(await focused).toBe(opener.element())
})

test('a panel that replaces another returns the focus to what opened the first', async () => {
  show(
    <Held<string | null> start={null}>
      {(title, set) => (
        <>
          <button type="button" onClick={() => set('Loading')}>
            Open
          </button>
          {title && panel(title, () => set(title === 'Loading' ? 'Tags' : null))}
        </>
      )}
    </Held>,
  )
  await userEvent.click(opener)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { name: 'Tags' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})
