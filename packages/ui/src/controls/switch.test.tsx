import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../form/field.tsx'
import { Held } from '../story/held.tsx'
import { show } from '../story/show.ts'
import { Switch } from './switch.tsx'

const control = page.getByRole('switch', { name: 'Active' })

test('is toggled by a press, its label and the keyboard', async () => {
  show(
    <Held start={false}>
      {(checked, set) => (
        <Field label="Active">
          <Switch checked={checked} onChange={set} />
        </Field>
      )}
    </Held>,
  )
  await userEvent.click(control)
  await expect.element(control).toHaveAttribute('aria-checked', 'true')
  await userEvent.click(page.getByText('Active'))
  await expect.element(control).toHaveAttribute('aria-checked', 'false')
  await userEvent.keyboard(' ')
  await expect.element(control).toHaveAttribute('aria-checked', 'true')
})

test('shows why it is disabled, stays focusable and unchanged', async () => {
  show(
    <Held start={true}>
      {(checked, set) => (
        <Switch checked={checked} onChange={set} disabledReason="You need edit permission" aria-label="Active" />
      )}
    </Held>,
  )
  await expect.element(control).toHaveAccessibleDescription('You need edit permission')
  await userEvent.tab()
  await expect.element(control).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(control).toHaveAttribute('aria-checked', 'true')
  await expect.element(control).toHaveAttribute('aria-disabled', 'true')
})
