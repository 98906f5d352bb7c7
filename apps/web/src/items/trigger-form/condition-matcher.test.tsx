import { I18nProvider } from '@lingui/react'
import { type ConditionRow, initialCondition } from '@waymark/domain/condition'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createI18n } from '#i18n/i18n.ts'
import { ConditionMatcher } from './condition-matcher.tsx'

test('another matcher keeps the input made after the row was rendered', async () => {
  const drawn = initialCondition('row-0')
  const typed = { ...drawn, value: '/basket' }
  let changed: ConditionRow | undefined
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <I18nProvider i18n={createI18n()}>
        <ConditionMatcher
          row={drawn}
          label="Condition"
          readOnly={false}
          onChange={(change) => {
            changed = change(typed)
          }}
        />
      </I18nProvider>,
    ),
  )
  await userEvent.click(page.getByRole('combobox', { name: 'Condition' }))
  await userEvent.click(page.getByRole('option', { name: 'starts with', exact: true }))
  expect(changed).toEqual({ ...typed, type: 'starts_with' })
  root.unmount()
})
