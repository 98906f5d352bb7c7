import { expect, test } from 'vitest'
import { createToastList } from './toast-list.ts'

const texts = (list: ReturnType<typeof createToastList>) => list.getSnapshot().map((toast) => toast.text)

test('shows three toasts at most; the oldest that is not pending is removed', () => {
  const list = createToastList()
  list.show({ tone: 'pending', text: 'Exporting' })
  for (const text of ['one', 'two', 'three']) list.show({ tone: 'success', text })
  expect(texts(list)).toEqual(['Exporting', 'two', 'three'])
})

test('replaces a pending toast by its outcome in place', () => {
  const list = createToastList()
  const id = list.show({ tone: 'pending', text: 'Exporting' })
  list.show({ tone: 'info', text: 'other' })
  list.update(id, { tone: 'success', text: 'Exported' })
  expect(texts(list)).toEqual(['Exported', 'other'])
})

test('shows an outcome even when its pending toast was dismissed meanwhile', () => {
  const list = createToastList()
  const id = list.show({ tone: 'pending', text: 'Exporting' })
  list.dismiss(id)
  list.update(id, { tone: 'danger', text: 'Not exported' })
  expect(texts(list)).toEqual(['Not exported'])
})

test('notifies its listeners', () => {
  const list = createToastList()
  let told = 0
  const stop = list.subscribe(() => {
    told += 1
  })
  list.show({ tone: 'info', text: 'one' })
  stop()
  list.show({ tone: 'info', text: 'two' })
  expect(told).toBe(1)
})
