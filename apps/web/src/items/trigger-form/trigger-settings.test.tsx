import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { ALONE } from '@waymark/api-client/session'
import type { Field } from '@waymark/domain/field'
import { newTrigger, type TriggerForm } from '@waymark/domain/trigger'
import { type TriggerTypeDefinition, type TriggerTypeId, triggerTypes } from '@waymark/domain/trigger/types'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import type { Form } from '@waymark/forms/form'
import { createTriggerForm, newTriggerSections } from '@waymark/forms/models/trigger'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createQueries } from '#data/api/api.ts'
import { createSession } from '#data/session/session.ts'
import { MarksEdits } from '#form/controls/field-text.ts'
import { useFormValue } from '#form/use-form.ts'
import { createI18n } from '#i18n/i18n.ts'
import { SITE } from '#testing/product.tsx'
import { stocked } from '#testing/stocked.ts'
import { EventSection } from './event-section.tsx'
import { MultiplicitySection } from './multiplicity-section.tsx'

const i18n = createI18n()
const queries = createQueries(createSession(stocked().fetch, ALONE).client)
const root = createRoot(document.body.appendChild(document.createElement('div')))
afterEach(() => root.render(null))

function Settings({ form }: { form: Form<TriggerForm> }) {
  const sections = useFormValue(form, ({ get }) => newTriggerSections(get().values))
  const props = { appId: SITE, form, readOnly: false }
  return sections.map((section) => {
    if (section.key === 'event') return <EventSection key="event" {...props} section={section} first stored={false} />
    return section.key === 'multiplicity' && <MultiplicitySection key="multiplicity" {...props} section={section} />
  })
}

/** Shows the settings and conditions of a trigger that is being added. */
function show(form: Form<TriggerForm>) {
  root.render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <MarksEdits value={false}>
          <Settings form={form} />
        </MarksEdits>
      </QueryClientProvider>
    </I18nProvider>,
  )
}

const exact = (name: string) => ({ name, exact: true })

async function choose(select: string, option: string) {
  await page.getByRole('combobox', exact(select)).click()
  await page.getByRole('option', exact(option)).click()
}

/** Enters the value of a field in its control, and expects that the control shows it. */
async function enter(field: Field, value: unknown) {
  const label = i18n.t(field.label)
  if (field.control === 'checkbox') {
    const box = page.getByRole('checkbox', exact(label))
    await box.click()
    return expect.element(box).toBeChecked()
  }
  if (field.control === 'radio' || field.control === 'select') {
    const chosen = (field as Field & { options: Readonly<Record<string, { id: string; message: string }>> }).options
    const option = i18n.t(chosen[String(value)]!)
    if (field.control === 'select') {
      await choose(label, option)
      return expect.element(page.getByRole('combobox', exact(label))).toHaveTextContent(option)
    }
    const radio = page.getByRole('radio', exact(option))
    await radio.click()
    return expect.element(radio).toBeChecked()
  }
  // The label of a field that may be left out says so.
  const text = page.getByLabelText(label, { exact: false })
  await text.fill(String(value))
  return expect.element(text).toHaveValue(String(value))
}

describe.each(Object.entries<TriggerTypeDefinition>(triggerTypes))('a trigger of type %s', (id, type) => {
  test('has a control for each of its settings', async () => {
    const form = createTriggerForm(newTrigger(id as TriggerTypeId))
    show(form)
    for (const [key, field] of Object.entries<Field>(type.fields)) {
      const value = (type.sample as Readonly<Record<string, unknown>>)[key]
      if (form.isActive(`settings/${key}`)) await enter(field, value)
    }
    expect(form.get().values.settings).toEqual(type.sample)
  })
})

test('the value of a condition has the control of its variable', async () => {
  const form = createTriggerForm(newTrigger('click'))
  show(form)
  await page.getByRole('checkbox', exact('Only when conditions are met')).click()
  const value = (row: number) => page.getByRole('textbox', exact(`Value ${row}`))
  await choose('Variable 1', 'Click Element')
  await choose('Condition 1', 'is a child of XPath')
  await value(1).fill('//form[@id="cart"]')
  const add = page.getByRole('button', exact('Add condition'))
  await add.click()
  await choose('Variable 2', 'Returning Visitor')
  await choose('Condition 2', 'is true')
  await add.click()
  await choose('Variable 3', 'Traffic source')
  await choose('Value 3', 'Social network')
  await add.click()
  await choose('Variable 4', 'View within session')
  await choose('Condition 4', 'is not first after idle for')
  await value(4).fill('15')
  const { clickElement, returningVisitor, trafficSource, viewWithinSession } = BUILT_INS
  expect(form.get().values.conditions).toMatchObject([
    { variableId: clickElement.id, type: 'is_a_child_of', value: '//form[@id="cart"]', selectorType: 'xpath' },
    { variableId: returningVisitor.id, type: 'is_true' },
    { variableId: trafficSource.id, type: 'equals', value: 'social' },
    { variableId: viewWithinSession.id, type: 'is_not_first_visit', value: '15' },
  ])
  await expect.element(value(2)).not.toBeInTheDocument()
})
