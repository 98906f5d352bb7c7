import { useRef, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../story/show.ts'
import { ListItem, ListPane, type ListRows } from './list-pane.tsx'

function Rows({ count }: { count: number }) {
  const rows = useRef<ListRows>(null)
  const [order, sort] = useState('name')
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 400, width: 300 }}>
      <button type="button" onClick={() => rows.current?.row(299)?.querySelector('a')?.focus()}>
        Go far
      </button>
      <ListPane label="Tags" rows={rows} scrollKey={order}>
        {Array.from({ length: count }, (_, index) => (
          <ListItem
            key={index}
            name={`Tag ${index + 1}`}
            caption="Custom"
            link={({ children, ...props }) => (
              <a {...props} href={`#${index}`}>
                {children}
              </a>
            )}
          />
        ))}
      </ListPane>
      <button type="button" onClick={() => sort('-updated_at')}>
        Sort
      </button>
    </div>
  )
}

const list = page.getByRole('list', { name: 'Tags' })
const link = (number: number) => page.getByRole('link', { name: `Tag ${number}`, exact: true })
const scrollTo = (part: number) => {
  const box = list.element().parentElement as HTMLElement
  box.scrollTop = (box.scrollHeight - box.clientHeight) * part
}

test('a long list renders the visible rows and has its full length', async () => {
  show(<Rows count={500} />)
  await expect.element(link(1)).toBeVisible()
  expect(list.getByRole('listitem').elements().length).toBeLessThan(60)
  await expect.element(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '500')
  scrollTo(0.5)
  await expect.element(link(250)).toBeVisible()
  expect(link(1).query()).toBeNull()
  scrollTo(1)
  await expect.element(link(500)).toBeVisible()
  expect(list.getByRole('listitem').elements().length).toBeLessThan(60)
})

test('a short list is drawn whole', async () => {
  show(<Rows count={12} />)
  await expect.element(link(12)).toBeInTheDocument()
  await expect.element(list.getByRole('listitem').last()).toHaveAttribute('aria-posinset', '12')
})

test('a list scrolls in one direction only', async () => {
  show(<Rows count={500} />)
  await expect.element(link(1)).toBeVisible()
  const box = list.element().parentElement as HTMLElement
  expect(box.scrollWidth).toBe(box.clientWidth)
})

test('the row with the focus stays while the list is scrolled away from it', async () => {
  show(<Rows count={500} />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(link(1)).toHaveFocus()
  scrollTo(1)
  await expect.element(link(500)).toBeVisible()
  await expect.element(link(1)).toHaveFocus()
})

test('a row outside the visible range can be focused, and the list scrolls to it', async () => {
  show(<Rows count={500} />)
  await userEvent.click(page.getByRole('button', { name: 'Go far' }))
  await expect.element(link(300)).toHaveFocus()
  await expect.element(link(302)).toBeInTheDocument()
  await expect.element(link(300)).toBeVisible()
})

test('a list in another order is shown from its beginning', async () => {
  show(<Rows count={400} />)
  scrollTo(1)
  await expect.element(link(400)).toBeInViewport()
  await userEvent.click(page.getByRole('button', { name: 'Sort' }))
  await expect.element(link(1)).toBeInViewport()
})

test('a long list is printed whole', async () => {
  show(<Rows count={500} />)
  await expect.element(link(1)).toBeVisible()
  dispatchEvent(new Event('beforeprint'))
  expect(list.getByRole('listitem').elements().length).toBe(500)
  dispatchEvent(new Event('afterprint'))
  await expect.poll(() => list.getByRole('listitem').elements().length).toBeLessThan(60)
})

test('the rows of a long list are apart and in their places at a larger font size', async () => {
  onTestFinished(() => {
    document.documentElement.style.fontSize = ''
  })
  document.documentElement.style.fontSize = '24px'
  show(<Rows count={500} />)
  await expect.element(link(1)).toBeVisible()
  const [first, second] = list.getByRole('listitem').elements()
  expect(second!.getBoundingClientRect().top - first!.getBoundingClientRect().top).toBe(68)
  expect(list.element().getBoundingClientRect().height).toBe(500 * 68)
})
