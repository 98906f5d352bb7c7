import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../story/show.ts'
import { Dialog } from './dialog.tsx'
import { createToastList } from './toast-list.ts'
import { Toasts } from './toasts.tsx'

test('announces toasts politely and failures at once', async () => {
  const list = createToastList()
  show(<Toasts list={list} label="Notices" dismissLabel="Dismiss" />)
  list.show({ tone: 'success', text: 'Tag activated' })
  list.show({ tone: 'danger', text: 'The tag was not copied' })
  await expect.element(page.getByRole('status')).toHaveTextContent('Tag activated')
  await expect.element(page.getByRole('alert')).toHaveTextContent('The tag was not copied')
})

test('can be used while a dialog is open', async () => {
  const list = createToastList()
  show(
    <>
      <Toasts list={list} label="Notices" dismissLabel="Dismiss" />
      <Dialog open onClose={() => {}} title="Rename tag">
        <input aria-label="Tag name" />
      </Dialog>
    </>,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  list.show({
    tone: 'danger',
    text: 'Not saved',
    actions: [{ label: 'Try again', onPress: () => list.show({ tone: 'info', text: 'Tried' }) }],
  })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByText('Tried')).toBeVisible()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
