import { VERSION_NAME_LIMIT, type VersionForm } from '@waymark/domain/version'
import type { Form } from '@waymark/forms/form'
import { VERSION_LABELS } from '@waymark/forms/models/version'
import { Textarea, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import type { Ref } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import { OPTIONAL } from '#form/form-messages.ts'
import { useField } from '#form/use-form.ts'
import { useFormats } from '#i18n/dates.ts'
import styles from './version-fields.module.css'

/** The fields of a version's name and description. A draft has no name: leave out `nameLabel`. */
export function VersionFields({
  form,
  nameLabel,
  hint,
  nameRef,
  descriptionRef,
}: {
  form: Form<VersionForm>
  nameLabel?: string
  hint: string
  nameRef?: Ref<HTMLInputElement>
  descriptionRef?: Ref<HTMLTextAreaElement>
}) {
  const { t, errorText } = useFieldText()
  const { number } = useFormats()
  const name = useField(form, 'name')
  const description = useField(form, 'description')
  const optional = t(OPTIONAL)
  return (
    <div className={styles.fields}>
      {nameLabel !== undefined && (
        <Field
          label={nameLabel}
          optional={optional}
          count={`${number(name.value.length)} / ${number(VERSION_NAME_LIMIT)}`}
          error={errorText(name.error)}
        >
          <TextInput ref={nameRef} value={name.value} onChange={name.setValue} />
        </Field>
      )}
      <Field label={t(VERSION_LABELS.description)} optional={optional} hint={hint} error={errorText(description.error)}>
        <Textarea ref={descriptionRef} value={description.value} onChange={description.setValue} rows={3} />
      </Field>
    </div>
  )
}
