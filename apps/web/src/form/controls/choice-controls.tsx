import type { Captions, Choices } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import { RadioGroup, Segmented, Select } from '@waymark/ui/controls'
import { FieldGroup } from '@waymark/ui/form'
import { useField } from '#form/use-form.ts'
import { type Translate, useI18n } from '#i18n/use-i18n.ts'
import { CheckField } from '../check-field.tsx'
import { NOTHING_FOUND, SEARCH } from '../form-messages.ts'
import type { ControlProps } from './control-props.ts'
import { FieldLinks } from './field-links.tsx'
import { useFieldText } from './field-text.ts'
import { Framed } from './framed.tsx'
import { SwitchField } from './switch-field.tsx'

const CHOOSE = msg('select.choose', 'Choose')

const optionsOf = (choices: Choices<string>, t: Translate, captions: Captions<string> = {}) =>
  Object.entries(choices).map(([value, label]) => ({
    value,
    label: typeof label === 'string' ? label : t(label as Message),
    hint: captions[value] && t(captions[value]),
  }))

/** One of many, as a select. */
export function SelectControl({ definition, label, plain, readOnly, ...props }: ControlProps<'select'>) {
  const field = useField(props.field)
  const { t } = useI18n()
  return (
    <Framed definition={definition} field={field} label={label} plain={plain}>
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
export function CheckboxControl({ definition, field, readOnly }: ControlProps<'checkbox'>) {
  const { t } = useI18n()
  return (
    <CheckField
      label={t(definition.label)}
      hint={definition.hint && t(definition.hint)}
      field={field}
      readOnly={readOnly}
    />
  )
}

/** A switch, for settings that affect other fields. */
export function SwitchControl({ definition, readOnly, ...props }: ControlProps<'switch'>) {
  const field = useField(props.field)
  const { t } = useI18n()
  return (
    <SwitchField
      label={t(definition.label)}
      hint={definition.hint && t(definition.hint)}
      action={definition.links && <FieldLinks links={definition.links} />}
      field={field}
      readOnly={readOnly}
    />
  )
}
