/*
 * One tag of another product: what its form shows comes from @waymark/forms, the controls from @waymark/ui, the design from
 * product.css. Triggers, firing and flight dates, which need the other items of a website, are left out.
 */

import '@waymark/ui/tokens'
import './product.css'
import { floodlightSales as template } from '@waymark/domain/tag/templates'
import { type SectionState, sectionsOf } from '@waymark/forms/form'
import { changeBody, createTagForm, newTag, storedTagSections } from '@waymark/forms/models/tag'
import { Button } from '@waymark/ui/controls'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { TagField } from './tag-field.tsx'
import { text } from './text.ts'

const stored = { ...newTag(template, 'Europe/Warsaw'), name: 'Order', options: template.sample }

const LEFT_OUT = ['triggers', 'firing', 'schedule']

function TagEditor() {
  const [form] = useState(() => createTagForm(template, stored))
  const [saved, setSaved] = useState('')
  const { initial, values } = useSyncExternalStore(form.subscribe, form.get)
  const { dirty, errorCount } = form.status()
  const sections = sectionsOf(form, storedTagSections(template, values)).filter(({ key }) => !LEFT_OUT.includes(key))

  function save(event: FormEvent) {
    event.preventDefault()
    // All errors are shown then, also those of fields that were not edited.
    if (errorCount > 0) return form.send({ type: 'reveal' })
    setSaved(JSON.stringify(changeBody(template, 'a-tag', initial, values).attributes, null, 2))
    form.send({ type: 'accept', sent: values })
  }

  const section = ({ key, label, about, fields, shown }: SectionState) => (
    <fieldset key={key}>
      <legend>
        {text(label)} {shown > 0 && `(${shown} to correct)`}
      </legend>
      {about && <p>{text(about)}</p>}
      {fields.map((name) => (
        <TagField key={name} form={form} template={template} name={name} />
      ))}
    </fieldset>
  )

  return (
    <main>
      <h1>{text(template.name)}</h1>
      <form onSubmit={save} noValidate>
        <TagField form={form} template={template} name="name" />
        {sections.map(section)}
        <Button type="submit" variant="primary" {...(!dirty && { disabledReason: 'Nothing was changed' })}>
          Save the tag
        </Button>
      </form>
      {saved && <output>{saved}</output>}
    </main>
  )
}

createRoot(document.querySelector('#page')!).render(<TagEditor />)
