import { validate } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { PersonName } from '@waymark/domain/user'
import { PERSON_LABELS } from '@waymark/forms/models/person'
import { Button, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { type FormEvent, useState } from 'react'
import { useFieldText } from '#form/controls/field-text.ts'
import styles from './person-name-form.module.css'

const SAVE_NAME = msg('person.save-name', 'Save name')

interface PersonNameFormProps {
  name: string
  autoComplete?: 'name' | 'off'
  pending: boolean
  onSave: (name: string) => void
}

/** The name of a person, with a button that saves it. An empty name is allowed. */
export function PersonNameForm({ name, autoComplete = 'off', pending, onSave }: PersonNameFormProps) {
  const { t, errorText } = useFieldText()
  const [entered, setEntered] = useState<string>()
  const value = entered ?? name
  const [error] = validate(PersonName, value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending || error) return
    setEntered(value.trim())
    onSave(value.trim())
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t(PERSON_LABELS.name)} error={errorText(error)}>
        <TextInput value={value} onChange={setEntered} autoComplete={autoComplete} readOnly={pending} />
      </Field>
      <Button type="submit" pending={pending}>
        {t(SAVE_NAME)}
      </Button>
    </form>
  )
}
