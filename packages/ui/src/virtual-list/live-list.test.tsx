import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../story/show.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useVirtualList } from './use-virtual-list.ts'

let change: (next: readonly string[]) => void

/** A list whose rows the test changes. */
function LiveList({ begin }: { begin: readonly string[] }) {
  const [names, setNames] = useState(begin)
  change = (next) => flushSync(() => setNames(next))
  const scroller = useRef<HTMLDivElement>(null)
  const keyOf = useCallback((index: number) => names[index] ?? '', [names])
  const list = useVirtualList({ count: names.length, scroller, rowHeight: 30, keyOf })
  const { listProps, rowProps } = useRowFocus(list)
  return (
    <div ref={scroller} style={{ height: 300, overflow: 'auto', overflowAnchor: 'none' }} {...listProps}>
      <div style={{ height: list.height, display: 'flow-root' }}>
        {list.rows.map(({ index, key, gap }) => (
          <button key={key} type="button" style={{ display: 'block', height: 30, marginTop: gap }} {...rowProps(index)}>
            {names[index]}
          </button>
        ))}
      </div>
    </div>
  )
}

const names = (count: number, of = 'Row') => Array.from({ length: count }, (_, at) => `${of} ${at + 1}`)
const row = (name: string) => page.getByRole('button', { name, exact: true })
const begin = async () => {
  show(<LiveList begin={names(200)} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(row('Row 3')).toHaveFocus()
}

test('arrow keys go on from the focused row after rows have arrived above it', async () => {
  await begin()
  change([...names(2, 'New'), ...names(200)])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row('Row 4')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(row('Row 2')).toHaveFocus()
  expect(row('Row 2').element().getAttribute('tabindex')).toBe('0')
})

test('the focus stays on its row when rows arrive that push it out of view', async () => {
  await begin()
  const focused = row('Row 3').element()
  change([...names(100, 'New'), ...names(200)])
  expect(document.activeElement).toBe(focused)
  expect([...document.querySelectorAll('[tabindex="0"]')]).toEqual([focused])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row('Row 4')).toHaveFocus()
  await expect.element(row('Row 4')).toBeInViewport()
})

test('the focus stays on its row when the rows are sorted', async () => {
  await begin()
  change(names(200).reverse())
  await expect.element(row('Row 3')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row('Row 2')).toHaveFocus()
})

test('without the row that had the focus, Tab reaches another one', async () => {
  await begin()
  change(names(200).slice(3))
  expect(document.querySelector('[tabindex="0"]')?.textContent).toBe('Row 4')
})
