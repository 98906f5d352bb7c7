import { useQueryClient } from '@tanstack/react-query'
import { hasStatus } from '@waymark/api-client/client'
import { session } from '@waymark/api-client/endpoints'
import { FIELD_ERRORS, type FieldErrorKey } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { Credentials } from '@waymark/domain/session'
import { Button, PasswordInput, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Note } from '@waymark/ui/layout'
import { type FormEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { apiOf } from '#data/api.ts'
import { useRefusalText } from '#data/session/use-refusal-text.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './login-form.module.css'
import { nextStep, type SecondStep } from './next-step.ts'
import { relayTarget } from './relay-target.ts'

const FAILED = msg('login.failed', 'Sign-in failed. Try again')

/**
 * E-mail and password. A refusal is shown above the fields; a wrong password is cleared and focused, other refusals leave
 * both as they are.
 */
export function LoginForm({
  relayState,
  notice,
  onNext,
}: {
  relayState: string | undefined
  /** Why the user is asked again. */
  notice: string | null
  /** Called where a second step is left. */
  onNext: (step: SecondStep) => void
}) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const [entered, setEntered] = useState<Credentials>({ email: '', password: '' })
  const [submitted, setSubmitted] = useState(false)
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState(notice)
  const refusalText = useRefusalText(FAILED)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const checked = v.safeParse(Credentials, entered)
  const wrong = new Map(checked.issues?.map((issue) => [v.getDotPath(issue), issue]))

  const error = (field: keyof Credentials) => {
    const issue = submitted ? wrong.get(field) : undefined
    return issue && { error: t(FIELD_ERRORS[issue.message as FieldErrorKey], { limit: issue.requirement }) }
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    setRefusal(null)
    if (!checked.success) return (wrong.has('email') ? email : password).current?.focus()
    setPending(true)
    const api = apiOf(queries)
    const result = await nextStep(api, await api.call(session.logIn, { body: checked.output }))
    setPending(false)
    if (result.ok) {
      if (result.answer) return onNext(result.answer)
      // A full load, because cached data belongs to the previous session.
      return location.assign(relayTarget(relayState, location.origin))
    }
    const { failure } = result
    setRefusal(refusalText(failure))
    if (!hasStatus(failure, 401)) return
    setSubmitted(false)
    setEntered(({ email }) => ({ email, password: '' }))
    password.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {refusal && (
        <Note tone="danger" role="alert">
          {refusal}
        </Note>
      )}
      <Field label={t(msg('login.email', 'Work e-mail'))} {...error('email')}>
        <TextInput
          ref={email}
          size="large"
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          value={entered.email}
          onChange={(value) => setEntered({ ...entered, email: value })}
        />
      </Field>
      <Field label={t(msg('login.password', 'Password'))} {...error('password')}>
        <PasswordInput
          ref={password}
          size="large"
          name="password"
          showLabel={t(msg('password.show', 'Show password'))}
          hideLabel={t(msg('password.hide', 'Hide password'))}
          value={entered.password}
          onChange={(value) => setEntered({ ...entered, password: value })}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" pending={pending}>
        {t(msg('login.do', 'Sign in'))}
      </Button>
    </form>
  )
}
