import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Held } from '../story/held.tsx'
import { show } from '../story/show.ts'
import { Checkbox } from './checkbox.tsx'
import { LabelButton } from './label-button.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Switch } from './switch.tsx'

type Use = (reason: string | undefined, use: () => void) => React.ReactNode

const CONTROLS: Readonly<Record<string, Use>> = {
  button: (disabledReason, use) => (
    <LabelButton disabledReason={disabledReason} onPress={use}>
      Add
    </LabelButton>
  ),
  checkbox: (disabledReason, use) => (
    <Checkbox label="Add" checked={false} disabledReason={disabledReason} onChange={use} />
  ),
  switch: (disabledReason, use) => (
    <Switch aria-label="Add" checked={false} disabledReason={disabledReason} onChange={use} />
  ),
  radio: (disabledReason, use) => (
    <RadioGroup label="Kind" value="none" options={[{ value: 'add', label: 'Add', disabledReason }]} onChange={use} />
  ),
}

test.each(Object.entries(CONTROLS))('a %s that its own use disables keeps the focus', async (role, control) => {
  show(
    <Held<string | undefined> start={undefined}>
      {(reason, set) => control(reason, () => set('The group is full'))}
    </Held>,
  )
  const element = page.getByRole(role as 'button', { name: 'Add' })
  await element.click()
  await expect.element(element).toHaveAccessibleDescription('The group is full')
  await expect.element(element).toHaveFocus()
})
