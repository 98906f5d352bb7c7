import { msg } from '@waymark/domain/message'
import { MIN_PASSWORD_LENGTH } from '@waymark/domain/user'
import type { FieldApi } from '@waymark/forms/form'
import { PasswordInput, type TextInputProps } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { useFieldText } from './controls/field-text.ts'
import { useField } from './use-form.ts'

const M = {
  hint: msg('set-password.hint', 'At least 12 characters, and not easy to guess.'),
  toGo: msg('set-up.password-to-go', '12 characters or more, {left, number} to go'),
  show: msg('password.show', 'Show password'),
  hide: msg('password.hide', 'Hide password'),
}

/** A password. A new one has its rules below, and is checked when the field is left; one that exists is not. */
export function PasswordField({
  label,
  field,
  isNew = false,
  ...input
}: { label: string; field: FieldApi<string>; isNew?: boolean } & Pick<
  TextInputProps,
  'ref' | 'autoFocus' | 'readOnly' | 'size' | 'name'
>) {
  const { t, errorText } = useFieldText()
  const { value, error, setValue, onBlur } = useField(field)
  const left = MIN_PASSWORD_LENGTH - value.length
  const rules = value === '' || left <= 0 ? t(M.hint) : t(M.toGo, { left })
  return (
    <Field label={label} error={errorText(error)} hint={isNew && rules}>
      <PasswordInput
        name="password"
        {...input}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        showLabel={t(M.show)}
        hideLabel={t(M.hide)}
        value={value}
        onChange={setValue}
        {...(isNew && { onBlur })}
      />
    </Field>
  )
}

/** The address that password managers store a new password under. Nothing is shown. */
export const PasswordAccount = ({ email }: { email: string }) => (
  <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
)
