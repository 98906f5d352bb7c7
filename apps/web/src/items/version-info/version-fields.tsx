import { msg } from '@waymark/domain/message'
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

const M = {
  changed: msg('version-info.changed', 'Another user has changed this to “{text}”. Save again to replace it.'),
  cleared: msg('version-info.cleared', 'Another user has cleared this. Save again to keep your text.'),
}
/** How many characters of another user's text are shown. */
const SHOWN = 200

interface VersionFieldsProps {
  form: Form<VersionForm>
  theirs?: Partial<VersionForm>
  nameLabel?: string
  hint: string
  /** Lines of the description. */
  rows?: number
  nameRef?: Ref<HTMLInputElement>
  descriptionRef?: Ref<HTMLTextAreaElement>
}

/**
 * The fields of a version's name and description. A draft has no name: leave out `nameLabel`. `theirs` are texts of another
 * user that the next save replaces.
 */
export function VersionFields(props: VersionFieldsProps) {
  const { form, theirs = {}, nameLabel, hint, rows = 3, nameRef, descriptionRef } = props
  const { t, errorText } = useFieldText()
  const { number } = useFormats()
  const name = useField(form, 'name')
  const description = useField(form, 'description')
  const optional = t(OPTIONAL)
  const changed = (text: string | undefined, own: string) => {
    if (text === undefined || text === own) return undefined
    if (text === '') return t(M.cleared)
    return t(M.changed, { text: text.length > SHOWN ? `${Array.from(text).slice(0, SHOWN).join('')}…` : text })
  }
  return (
    <div className={styles.fields}>
      {nameLabel !== undefined && (
        <Field
          label={nameLabel}
          optional={optional}
          count={`${number(name.value.length)} / ${number(VERSION_NAME_LIMIT)}`}
          error={errorText(name.error) ?? changed(theirs.name, name.value)}
        >
          <TextInput ref={nameRef} value={name.value} onChange={name.setValue} />
        </Field>
      )}
      <Field
        label={t(VERSION_LABELS.description)}
        optional={optional}
        hint={hint}
        error={errorText(description.error) ?? changed(theirs.description, description.value)}
      >
        <Textarea ref={descriptionRef} value={description.value} onChange={description.setValue} rows={rows} />
      </Field>
    </div>
  )
}
