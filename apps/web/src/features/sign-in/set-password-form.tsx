import { useQueryClient } from '@tanstack/react-query'
import { session } from '@waymark/api-client/endpoints'
import { msg } from '@waymark/domain/message'
import type { OpenPasswordLink } from '@waymark/domain/user'
import { createPasswordForm, PASSWORD_LABEL } from '@waymark/forms/models/password'
import { Button } from '@waymark/ui/controls'
import { type FormEvent, useState } from 'react'
import { usePageTitle } from '#browser/page-title.ts'
import { callEndpoint } from '#data/api/endpoint-query.ts'
import { PasswordAccount, PasswordField } from '#form/password-field.tsx'
import { RefusalNote } from '#form/refusal-note.tsx'
import { useSubmitInPlace } from '#form/use-submit-in-place.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './login-form.module.css'
import page from './login-page.module.css'
import { nextStep, type SecondStep } from './next-step.ts'

const M = {
  invitation: msg('set-password.title', 'Choose your password'),
  reset: msg('set-password.title-again', 'Choose a new password'),
  of: msg('set-password.of', 'For <b>{email}</b>. You are signed in with it afterwards.'),
  do: msg('set-password.do', 'Set password and sign in'),
  failed: msg('set-password.not-set', 'The password could not be set. Try again'),
}

interface SetPasswordFormProps {
  token: string
  link: OpenPasswordLink
  /** Called where a second step is left. */
  onNext: (step: SecondStep) => void
  /** Called when the link has ended meanwhile. */
  onRefused: () => void
}

/** Asks for the password that a link sets. What is wrong with it is shown at the field. */
export function SetPasswordForm({ token, link: { email, kind }, onNext, onRefused }: SetPasswordFormProps) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const [form] = useState(createPasswordForm)
  const { root, submitting, refusal, submit } = useSubmitInPlace(form, { failed: M.failed })
  const title = t(kind === 'invitation' ? M.invitation : M.reset)
  usePageTitle(title)

  const setPassword = async (event: FormEvent) => {
    event.preventDefault()
    const end = await submit(async ({ password }) =>
      nextStep(queries, await callEndpoint(queries, session.setPasswordByLink, { body: { token, password } })),
    )
    if (end.ok) {
      if (end.answer) return onNext(end.answer)
      // A full load, because cached data belongs to the previous session.
      return location.assign('/tag')
    }
    if (end.failure?.kind === 'status' && [403, 404, 410].includes(end.failure.status)) onRefused()
  }

  return (
    <>
      <h1 className="t-display">{title}</h1>
      <p className={page.back}>
        <Trans message={M.of} values={{ email }} components={{ b: <b /> }} />
      </p>
      <form ref={root} className={styles.form} onSubmit={(event) => void setPassword(event)} noValidate>
        <RefusalNote text={refusal} />
        <PasswordAccount email={email} />
        <PasswordField isNew autoFocus size="large" label={t(PASSWORD_LABEL)} field={form.field('password')} />
        <Button type="submit" variant="primary" size="large" pending={submitting}>
          {t(M.do)}
        </Button>
      </form>
    </>
  )
}
