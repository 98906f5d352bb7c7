import { useSuspenseQuery } from '@tanstack/react-query'
import { failureReport } from '@waymark/domain/failure'
import { FIELD_ERRORS, type FieldError, validate } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { PasswordChange } from '@waymark/domain/session'
import { Button, PasswordInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Note } from '@waymark/ui/layout'
import { type FormEvent, useRef, useState } from 'react'
import { meQuery } from '#data/account.ts'
import { useChange } from '#data/change.ts'
import { changeOwnPassword } from '#data/own-account.ts'
import { useRefusalText } from '#data/session/use-refusal-text.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './account.module.css'

const M = {
  current: msg('account.current-password', 'Current password'),
  next: msg('account.new-password', 'New password'),
  hint: msg('set-password.hint', 'At least 12 characters, and not easy to guess.'),
  change: msg('account.change-password', 'Change password'),
  failed: msg('account.password-failed', 'The password could not be changed. Try again'),
  show: msg('password.show', 'Show password'),
  hide: msg('password.hide', 'Hide password'),
}

type Name = keyof PasswordChange
const NAMES = ['current_password', 'password'] as const satisfies readonly Name[]
const EMPTY: PasswordChange = { current_password: '', password: '' }

/** Changes the user's password. What is refused stands at its field, and what was entered stays. */
export function PasswordForm() {
  const { t } = useI18n()
  const toasts = useToasts()
  const { data: user } = useSuspenseQuery(meQuery)
  const [values, setValues] = useState(EMPTY)
  const [wrong, setWrong] = useState<{ readonly [N in Name]?: FieldError }>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const refusalText = useRefusalText(M.failed)
  const { mutate, isPending } = useChange(changeOwnPassword)
  const inputs = { current_password: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }

  const reject = (errors: readonly (readonly [Name, FieldError | undefined])[]) => {
    setWrong(Object.fromEntries(errors))
    const first = errors.find(([, error]) => error)?.[0]
    if (first) inputs[first].current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setRefusal(null)
    const broken = NAMES.map((name) => [name, validate(PasswordChange.entries[name], values[name])[0]] as const)
    reject(broken)
    if (broken.some(([, error]) => error)) return
    mutate(
      { body: values },
      {
        onSuccess: () => {
          setValues(EMPTY)
          toasts.done('change-password')
        },
        onError: ({ failure }) => {
          const { fields } = failureReport(failure, M.failed)
          const named = NAMES.map(
            (name) => [name, fields.find(({ pointer }) => pointer === `/${name}`)?.error] as const,
          )
          reject(named)
          if (named.every(([, error]) => !error)) setRefusal(refusalText(failure))
        },
      },
    )
  }
  const inputOf = (name: Name) => ({
    ref: inputs[name],
    name,
    showLabel: t(M.show),
    hideLabel: t(M.hide),
    value: values[name],
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }))
      setWrong((before) => ({ ...before, [name]: undefined }))
    },
  })
  const errorOf = (name: Name) => {
    const error = wrong[name]
    return error && t(FIELD_ERRORS[error.key], error.limit === undefined ? {} : { limit: error.limit })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {refusal && (
        <Note tone="danger" role="alert">
          {refusal}
        </Note>
      )}
      {/* For password managers, which store the password under it. */}
      <input type="email" name="email" autoComplete="username" value={user.attributes.email} readOnly hidden />
      <Field label={t(M.current)} error={errorOf('current_password')}>
        <PasswordInput {...inputOf('current_password')} autoComplete="current-password" />
      </Field>
      <Field label={t(M.next)} hint={t(M.hint)} error={errorOf('password')}>
        <PasswordInput {...inputOf('password')} autoComplete="new-password" />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" pending={isPending}>
          {t(M.change)}
        </Button>
      </div>
    </form>
  )
}
