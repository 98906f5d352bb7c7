import { useQueryClient } from '@tanstack/react-query'
import { hasStatus } from '@waymark/api-client/client'
import { session } from '@waymark/api-client/endpoints'
import { msg } from '@waymark/domain/message'
import { PASSWORD_LABEL } from '@waymark/forms/models/password'
import { createCredentialsForm } from '@waymark/forms/models/sign-in'
import { Button, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { type FormEvent, useRef, useState } from 'react'
import { callEndpoint } from '#data/api/endpoint-query.ts'
import { useFieldText } from '#form/controls/field-text.ts'
import { PasswordField } from '#form/password-field.tsx'
import { RefusalNote } from '#form/refusal-note.tsx'
import { useField } from '#form/use-form.ts'
import { useSubmitInPlace } from '#form/use-submit-in-place.ts'
import styles from './login-form.module.css'
import { nextStep, type SecondStep } from './next-step.ts'
import { relayTarget } from './relay-target.ts'
import { SIGN_IN } from './sign-in-messages.ts'

const FAILED = msg('login.failed', 'Sign-in failed. Try again')

interface LoginFormProps {
  relayState: string | undefined
  /** Why the user has to sign in again. */
  initialError: string | null
  /** Called where a second step is left. */
  onNext: (step: SecondStep) => void
}

/**
 * E-mail and password. A refusal is shown above the fields; a wrong password is cleared and focused, other refusals leave
 * both as they are.
 */
export function LoginForm({ relayState, initialError, onNext }: LoginFormProps) {
  const { t, errorText } = useFieldText()
  const queries = useQueryClient()
  const [form] = useState(createCredentialsForm)
  const email = useField(form, 'email')
  const { root, submitting, refusal, submit } = useSubmitInPlace(form, { failed: FAILED, initialError })
  const password = useRef<HTMLInputElement>(null)

  const signIn = async (event: FormEvent) => {
    event.preventDefault()
    const end = await submit(async ({ email, password }) =>
      nextStep(queries, await callEndpoint(queries, session.signIn, { body: { email: email.trim(), password } })),
    )
    if (end.ok) {
      if (end.answer) return onNext(end.answer)
      // A full load, because cached data belongs to the previous session.
      return location.assign(relayTarget(relayState, location.origin))
    }
    if (!end.failure || !hasStatus(end.failure, 401)) return
    form.send({ type: 'reset', to: { email: form.get().values.email, password: '' } })
    password.current?.focus()
  }

  return (
    <form ref={root} className={styles.form} onSubmit={(event) => void signIn(event)} noValidate>
      <RefusalNote text={refusal} />
      <Field label={t(msg('login.email', 'Work e-mail'))} error={errorText(email.error)}>
        <TextInput
          size="large"
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          value={email.value}
          onChange={email.setValue}
        />
      </Field>
      <PasswordField ref={password} size="large" label={t(PASSWORD_LABEL)} field={form.field('password')} />
      <Button type="submit" variant="primary" size="large" pending={submitting}>
        {t(SIGN_IN)}
      </Button>
    </form>
  )
}
