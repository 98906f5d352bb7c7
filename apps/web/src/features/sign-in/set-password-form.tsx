import { useQueryClient } from '@tanstack/react-query'
import { session } from '@waymark/api-client/endpoints'
import { failureReport } from '@waymark/domain/failure'
import { FIELD_ERRORS, type FieldError, validate } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { type OpenPasswordLink, Password } from '@waymark/domain/session'
import { Button, PasswordInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Note } from '@waymark/ui/layout'
import { type FormEvent, useRef, useState } from 'react'
import { usePageTitle } from '#browser/page-title.ts'
import { apiOf } from '#data/api.ts'
import { useRefusalText } from '#data/session/use-refusal-text.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './login-form.module.css'
import page from './login-page.module.css'
import { nextStep, type SecondStep } from './next-step.ts'

const M = {
  invitation: msg('set-password.title', 'Choose your password'),
  reset: msg('set-password.title-again', 'Choose a new password'),
  of: msg('set-password.of', 'For <b>{email}</b>. You are signed in with it afterwards.'),
  password: msg('login.password', 'Password'),
  hint: msg('set-password.hint', 'At least 12 characters, and not easy to guess.'),
  do: msg('set-password.do', 'Set password and sign in'),
  failed: msg('set-password.not-set', 'The password could not be set. Try again'),
}

/** Asks for the password that a link sets. What is wrong with it is shown at the field. */
export function SetPasswordForm({
  token,
  link: { email, kind },
  onNext,
  onRefused,
}: {
  token: string
  link: OpenPasswordLink
  /** Called where a second step is left. */
  onNext: (step: SecondStep) => void
  /** Called when the link has ended meanwhile. */
  onRefused: () => void
}) {
  const { t } = useI18n()
  const api = apiOf(useQueryClient())
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<FieldError>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const refusalText = useRefusalText(M.failed)
  const input = useRef<HTMLInputElement>(null)
  const title = t(kind === 'invitation' ? M.invitation : M.reset)
  usePageTitle(title)

  const reject = (error: FieldError) => {
    setWrong(error)
    input.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setRefusal(null)
    const [broken] = validate(Password, password)
    if (broken) return reject(broken)
    setPending(true)
    const result = await nextStep(api, await api.call(session.setPasswordByLink, { body: { token, password } }))
    setPending(false)
    if (result.ok) {
      if (result.answer) return onNext(result.answer)
      // A full load, because cached data belongs to the previous session.
      return location.assign('/tag')
    }
    const { failure } = result
    const [field] = failureReport(failure, M.failed).fields
    if (field) return reject(field.error)
    if (failure.kind === 'status' && [403, 404, 410].includes(failure.status)) return onRefused()
    setRefusal(refusalText(failure))
  }

  return (
    <>
      <h1 className="t-display">{title}</h1>
      <p className={page.back}>
        <Trans message={M.of} values={{ email }} components={{ b: <b /> }} />
      </p>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {refusal && (
          <Note tone="danger" role="alert">
            {refusal}
          </Note>
        )}
        {/* For password managers, which store the password under it. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          label={t(M.password)}
          hint={t(M.hint)}
          error={wrong && t(FIELD_ERRORS[wrong.key], wrong.limit === undefined ? {} : { limit: wrong.limit })}
        >
          <PasswordInput
            ref={input}
            size="large"
            name="password"
            autoComplete="new-password"
            autoFocus
            showLabel={t(msg('password.show', 'Show password'))}
            hideLabel={t(msg('password.hide', 'Hide password'))}
            value={password}
            onChange={(value) => {
              setPassword(value)
              setWrong(undefined)
            }}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" pending={pending}>
          {t(M.do)}
        </Button>
      </form>
    </>
  )
}
