import type { Captions, Choices } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import { Checkbox, RadioGroup, Segmented, Select, Switch } from '@waymark/ui/controls'
import { FieldGroup } from '@waymark/ui/form'
import { useId } from 'react'
import { useField } from '#form/use-form.ts'
import { type Translate, useI18n } from '#i18n/use-i18n.ts'
import { NOTHING_FOUND, SEARCH } from '../form-messages.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { FieldLinks } from './field-links.tsx'
import { useFieldText } from './field-text.ts'
import { Framed } from './framed.tsx'

const CHOOSE = msg('select.choose', 'Choose')

const optionsOf = (choices: Choices<string>, t: Translate, captions: Captions<string> = {}) =>
  Object.entries(choices).map(([value, label]) => ({
    value,
    label: typeof label === 'string' ? label : t(label as Message),
    hint: captions[value] && t(captions[value]),
  }))

/** One of many, as a select. */
export function SelectControl({ definition, label, readOnly, ...props }: ControlProps<'select'>) {
  const field = useField(props.field)
  const { t } = useI18n()
  return (
    <Framed definition={definition} field={field} label={label}>
      <Select
        value={field.value === '' ? null : field.value}
        onChange={field.setValue}
        onBlur={field.onBlur}
        options={optionsOf(definition.options, t)}
        placeholder={t(CHOOSE)}
        searchLabel={t(SEARCH)}
        emptyText={t(NOTHING_FOUND)}
        readOnly={readOnly}
        aria-label={label}
      />
    </Framed>
  )
}

/** Longest label, in characters, of choices that are shown side by side. */
const SHORT = 24

/** One of few, all visible: side by side if the labels are short and have no descriptions, else as rows. */
export function RadioControl({ definition, plain, readOnly, ...props }: ControlProps<'radio'>) {
  const field = useField(props.field)
  const { t, errorText, edited } = useFieldText()
  const options = optionsOf(definition.options, t, definition.captions)
  const short = options.every(({ label, hint }) => label.length <= SHORT && hint === undefined)
  const Choice = short ? Segmented : RadioGroup
  return (
    <FieldGroup
      label={t(definition.label)}
      labelHidden={plain ?? false}
      hint={!plain && definition.hint && t(definition.hint)}
      error={errorText(field.error)}
      edited={edited(field.edited)}
    >
      <Choice
        label={t(definition.label)}
        value={field.value}
        onChange={field.setValue}
        readOnly={readOnly}
        options={options}
      />
    </FieldGroup>
  )
}

/** A checkbox. */
export function CheckboxControl({ definition, readOnly, ...props }: ControlProps<'checkbox'>) {
  const field = useField(props.field)
  const { t } = useI18n()
  return (
    <Checkbox
      checked={field.value}
      onChange={field.setValue}
      label={t(definition.label)}
      hint={definition.hint && t(definition.hint)}
      readOnly={readOnly}
    />
  )
}

/** A switch, for settings that affect other fields. */
export function SwitchControl({ definition, readOnly, ...props }: ControlProps<'switch'>) {
  const field = useField(props.field)
  const { t } = useI18n()
  const id = useId()
  return (
    <div className={styles.switchRow}>
      <Switch id={id} checked={field.value} onChange={field.setValue} readOnly={readOnly} />
      <label htmlFor={id}>{t(definition.label)}</label>
      {definition.links && <FieldLinks links={definition.links} />}
      {definition.hint && <span className={styles.switchHint}>{t(definition.hint)}</span>}
    </div>
  )
}
