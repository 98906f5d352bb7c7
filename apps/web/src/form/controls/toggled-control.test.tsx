import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { ALONE } from '@waymark/api-client/session'
import { cssSelector, dimension, type Field, flag, select, text, textWith, toggled } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { createForm } from '@waymark/forms/form'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createQueries } from '#data/api/api.ts'
import { createSession } from '#data/session/session.ts'
import { stocked } from '#testing/stocked.ts'
import { storyI18n } from '#testing/story-language.ts'
import { FieldControl } from './field-control.tsx'

const queries = createQueries(createSession(stocked().fetch, ALONE).client)
const root = createRoot(document.body.appendChild(document.createElement('div')))
afterEach(() => root.render(null))

function show(definition: Field, setting = definition.initial) {
  const form = createForm({ setting }, { check: () => [] })
  flushSync(() =>
    root.render(
      <I18nProvider i18n={storyI18n}>
        <QueryClientProvider client={queries}>
          <FieldControl definition={definition} field={form.field('setting')} readOnly={false} />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  )
}

const NAMED = {
  api: 'setting',
  label: msg('test.setting', 'Setting'),
  hint: msg('test.setting-hint', 'What it is for'),
} as const
const OPTIONS = { a: msg('test.a', 'A'), b: msg('test.b', 'B') }
const toggle = page.getByRole('switch', { name: 'Setting' })

describe('a field behind a switch', () => {
  test.each([
    ['text', text(NAMED)],
    ['long text', textWith('textarea', NAMED)],
    ['a selector', cssSelector(NAMED)],
    ['a variable', textWith('variable', NAMED)],
    ['a dimension', dimension(NAMED)],
    ['a choice', select({ ...NAMED, options: OPTIONS, initial: 'a' })],
  ] as const)('of %s shows its label and hint once', async (_, inner) => {
    show(toggled<Field>(inner), { status: true, value: inner.initial })
    const shown = (words: string) =>
      page
        .getByText(words, { exact: true })
        .elements()
        .filter((element) => !element.closest('.sr-only'))
    await expect.element(toggle).toBeChecked()
    expect(shown('Setting')).toHaveLength(1)
    expect(shown('What it is for')).toHaveLength(1)
  })
})

test.each([
  ['a switch', flag({ ...NAMED, as: 'switch' })],
  ['a switch that reveals a field', toggled(text(NAMED))],
] as const)('%s is described by its hint, and marked once it is changed', async (_, definition) => {
  show(definition)
  await expect.element(toggle).toHaveAccessibleDescription('What it is for')
  await toggle.click()
  await expect.element(page.getByText('Edited').first()).toBeVisible()
})

test('a checkbox is marked once it is changed', async () => {
  show(flag(NAMED))
  await page.getByRole('checkbox', { name: 'Setting' }).click()
  await expect.element(page.getByText('Edited')).toBeVisible()
})
