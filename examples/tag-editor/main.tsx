/*
 * One tag of another product: its form from @waymark/forms, its controls from @waymark/ui, its design from product.css.
 */

import '@waymark/ui/tokens'
import './product.css'
import { CONSENT_LABELS } from '@waymark/domain/consent'
import { FIELD_ERRORS } from '@waymark/domain/field'
import { metaPixel } from '@waymark/domain/tag/templates'
import { type FieldApi, isDirty } from '@waymark/forms/form'
import { changeBody, createTagForm, newTag } from '@waymark/forms/models/tag'
import { Button, Select, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'

const stored = { ...newTag(metaPixel, 'Europe/Warsaw'), name: 'Order', options: metaPixel.sample }

function TagEditor() {
  const [form] = useState(() => createTagForm(metaPixel, stored))
  const [saved, setSaved] = useState('')
  const state = useSyncExternalStore(form.subscribe, form.get)
  const options = form.field('options')

  function save(event: FormEvent) {
    event.preventDefault()
    form.send({ type: 'submit' })
    if (form.errors().size > 0) return form.send({ type: 'reject', errors: [] })
    setSaved(JSON.stringify(changeBody(metaPixel, 'a-tag', state.initial, state.values).attributes, null, 2))
    form.send({ type: 'accept', sent: state.values })
  }

  return (
    <main>
      <h1>{metaPixel.name.message}</h1>
      <form onSubmit={save} noValidate>
        <Text label="Name" field={form.field('name')} />
        <Text label={metaPixel.fields.pixelId.label.message} field={options.at('pixelId')} />
        <Choice
          label={metaPixel.fields.event.label.message}
          field={options.at('event')}
          options={metaPixel.fields.event.options}
        />
        <Choice label="Consent" field={form.field('consentType')} options={CONSENT_LABELS} />
        <Button type="submit" variant="primary" {...(!isDirty(state) && { disabledReason: 'Nothing was changed' })}>
          Save the tag
        </Button>
      </form>
      {saved && <output>{saved}</output>}
    </main>
  )
}

const errorOf = ({ error }: FieldApi<string>) =>
  error && FIELD_ERRORS[error.key].message.replace('{limit}', String(error.limit))

function Text({ label, field }: { label: string; field: FieldApi<string> }) {
  return (
    <Field label={label} error={errorOf(field)}>
      <TextInput value={field.value} onChange={field.setValue} onBlur={field.onBlur} />
    </Field>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  field: FieldApi<Value | ''>
  options: Readonly<Record<Value, string | { message: string }>>
}

function Choice<Value extends string>({ label, field, options }: ChoiceProps<Value>) {
  const choices = Object.entries<string | { message: string }>(options)
  return (
    <Field label={label}>
      <Select
        value={field.value}
        onChange={(value) => field.setValue(value as Value)}
        options={choices.map(([value, text]) => ({ value, label: typeof text === 'string' ? text : text.message }))}
        searchLabel="Search"
        emptyText="Nothing found"
      />
    </Field>
  )
}

createRoot(document.querySelector('#page')!).render(<TagEditor />)
