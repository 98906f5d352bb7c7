import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Held } from '../story/held.tsx'
import { show } from '../story/show.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

const button = page.getByRole('button')

test('does nothing while it works, and keeps its width', async () => {
  const press = vi.fn()
  show(
    <Held start={false}>
      {(pending, set) => (
        <Button
          pending={pending}
          onPress={() => {
            press()
            set(true)
          }}
        >
          {pending ? 'Saving' : 'Save all changes'}
        </Button>
      )}
    </Held>,
  )
  await expect.element(button).toBeVisible()
  await document.fonts.ready
  const before = button.element().getBoundingClientRect().width
  await userEvent.click(button)
  await expect.element(button).toHaveTextContent('Saving')
  await userEvent.click(button, { force: true })
  expect(press).toHaveBeenCalledOnce()
  expect(button.element().getBoundingClientRect().width).toBeCloseTo(before, 0)
})

test('takes a double click as one press if it can be pending, because the state may come after the second click', async () => {
  const press = vi.fn()
  const pressIcon = vi.fn()
  const step = vi.fn()
  show(
    <>
      <Button pending={false} onPress={press}>
        Send test
      </Button>
      <IconButton icon="trash" label="Delete link" pending={false} onPress={pressIcon} />
      <Button onPress={step}>Move up</Button>
    </>,
  )
  await userEvent.dblClick(page.getByRole('button', { name: 'Send test' }))
  await userEvent.dblClick(page.getByRole('button', { name: 'Delete link' }))
  await userEvent.dblClick(page.getByRole('button', { name: 'Move up' }))
  expect(press).toHaveBeenCalledOnce()
  expect(pressIcon).toHaveBeenCalledOnce()
  expect(step).toHaveBeenCalledTimes(2)
})

test('does not submit a form while it cannot be pressed', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  show(
    <form onSubmit={submit}>
      <Button type="submit" disabledReason="Enter a name">
        Save
      </Button>
      <IconButton type="submit" icon="check" label="Add" disabledReason="Enter a value" />
    </form>,
  )
  const icon = page.getByRole('button', { name: 'Add' })
  const save = page.getByRole('button', { name: 'Save' })
  await userEvent.click(icon, { force: true })
  await userEvent.click(save, { force: true })
  await expect.element(save).toHaveAccessibleDescription('Enter a name')
  expect(submit).not.toHaveBeenCalled()
})

test('shows its reason on keyboard focus, until Esc', async () => {
  show(<Button disabledReason="You need edit permission">Add tag</Button>)
  await expect.element(button).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('You need edit permission')
  await userEvent.keyboard('{Escape}')
  expect(page.getByRole('tooltip').query()).toBeNull()
})
