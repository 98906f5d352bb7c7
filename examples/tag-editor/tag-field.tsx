import { CONSENT_LABELS } from '@waymark/domain/consent'
import { type Field as Definition, FIELD_ERRORS, type Row } from '@waymark/domain/field'
import type { Message } from '@waymark/domain/message'
import type { Template } from '@waymark/domain/tag/templates'
import { type FieldApi, type Form, insertRow, removeRow } from '@waymark/forms/form'
import { type TagValues, templateField } from '@waymark/forms/models/tag'
import { Button, Checkbox, Select, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { text } from './text.ts'

interface Control {
  readonly label: string
  readonly field: FieldApi<any>
}

interface TagFieldProps {
  form: Form<TagValues>
  template: Template
  /** The name of a field, as sections have it: `consentType`, or `options/revenue` for a field of the template. */
  name: string
}

/** One field of a tag's form. Settings of every tag have a control each; those of templates are drawn by their definition. */
export function TagField({ form, template, name }: TagFieldProps) {
  switch (name) {
    case 'name':
      return <Text label="Name" field={form.field('name')} />
    case 'consentType':
      return <Choice label="Consent" field={form.field('consentType')} options={CONSENT_LABELS} />
    case 'respectVisitorsPrivacy':
      return <Flag label="Respect opt-out and Do Not Track" field={form.field('respectVisitorsPrivacy')} />
    case 'disableInDebugMode':
      return <Flag label="Do not fire while debugging" field={form.field('disableInDebugMode')} />
    default: {
      const defined = templateField(template, name)
      return defined && <Defined definition={defined.definition} field={form.field('options').at(defined.key)} />
    }
  }
}

/** A field drawn by its definition. A product needs a case for each control that its templates use. */
function Defined({ definition, field }: { definition: Definition & Record<string, any>; field: FieldApi<any> }) {
  const label = text(definition.label)
  switch (definition.control) {
    case 'select':
    case 'radio':
      return <Choice label={label} field={field} options={definition.options} />
    case 'switch':
    case 'checkbox':
      return <Flag label={label} field={field} />
    case 'rows':
      return <Rows field={field} definition={definition} />
    default:
      return <Text label={label} field={field} />
  }
}

const errorOf = ({ error }: FieldApi<any>) => error && text(FIELD_ERRORS[error.key], { limit: error.limit })

function Text({ label, field }: Control) {
  return (
    <Field label={label} error={errorOf(field)}>
      <TextInput value={field.value} onChange={field.type} onBlur={field.onBlur} />
    </Field>
  )
}

function Choice({ label, field, options }: Control & { options: Readonly<Record<string, string | Message>> }) {
  return (
    <Field label={label} error={errorOf(field)}>
      <Select
        value={field.value}
        onChange={field.setValue}
        options={Object.entries(options).map(([value, label]) => ({
          value,
          label: typeof label === 'string' ? label : text(label),
        }))}
        searchLabel="Search"
        emptyText="Nothing found"
      />
    </Field>
  )
}

const Flag = ({ label, field }: Control) => <Checkbox label={label} checked={field.value} onChange={field.setValue} />

/** Rows have keys, so that values and errors move with them. */
function Rows({ field, definition }: { field: FieldApi<readonly Row<any>[]>; definition: Record<string, any> }) {
  const columns = Object.entries<Definition>(definition.columns)
  const remove = (key: string) => field.setValue(removeRow(field.value, key))
  return (
    <div>
      {field.value.map(({ key }, index) => (
        <div key={key} className="row">
          {columns.map(([column, inner]) => (
            <Defined key={column} definition={inner} field={field.at(key).at(column)} />
          ))}
          <Button onPress={() => remove(key)}>{`Remove ${index + 1}`}</Button>
        </div>
      ))}
      <Button onPress={() => field.setValue(insertRow(field.value, definition.blank))}>{text(definition.add)}</Button>
    </div>
  )
}
