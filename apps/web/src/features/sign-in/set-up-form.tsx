import { useQueryClient } from '@tanstack/react-query'
import { session } from '@waymark/api-client/endpoints'
import type { ErrorCode } from '@waymark/domain/failure'
import { msg } from '@waymark/domain/message'
import { submitForm } from '@waymark/forms/form'
import { createSetUpForm, SET_UP_LABELS, setUpBody } from '@waymark/forms/models/set-up'
import { Button, Checkbox, LinkButton, PasswordInput, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Note } from '@waymark/ui/layout'
import { type FormEvent, useState } from 'react'
import { CallFailed } from '#data/call-failed.ts'
import { callEndpoint } from '#data/endpoint-query.ts'
import { reportOfThrown } from '#data/failure-report.ts'
import { useFieldText } from '#form/controls/field-text.ts'
import { useField, useForm } from '#form/use-form.ts'
import { useErrorFocus } from '#form/use-submit.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ownZone } from '#items/time-zone/zones.ts'
import styles from './set-up-form.module.css'

type Form = ReturnType<typeof createSetUpForm>
type TextName = 'code' | 'organization' | 'email' | 'website_name' | 'website_url'
interface FieldProps {
  readonly form: Form
  readonly readOnly: boolean
}

const M = {
  codeHint: msg('set-up.code-hint', 'The server prints it when it starts, at the end of an address after “/set-up#”.'),
  website: msg('set-up.website', 'First website'),
  gdprHint: msg('website.gdpr-hint', 'Tags that need consent wait until the visitor gives it.'),
  passwordHint: msg('set-password.hint', 'At least 12 characters, and not easy to guess.'),
  toGo: msg('set-up.password-to-go', '12 characters or more, {left, number} to go'),
  do: msg('set-up.do', 'Create and sign in'),
  failed: msg('set-up.failed', 'Waymark could not be set up. Try again'),
  toSignIn: msg('set-password.to-sign-in', 'Go to sign-in'),
}

/**
 * Asks for the organization, its owner and a first website, and signs the owner in. The code is asked for only where the
 * address has none that the server knows.
 */
export function SetUpForm({ code }: { code: string }) {
  const { t, locale } = useI18n()
  const queries = useQueryClient()
  const [form] = useState(() => createSetUpForm(code))
  const { submitting } = useForm(form)
  const { root, showErrors } = useErrorFocus(form)
  const [refusal, setRefusal] = useState<Refusal>()
  const entered = useField(form, 'code').value

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (form.status().submitting) return
    if (form.status().errorCount > 0) return showErrors()
    setRefusal(undefined)
    const end = await submitForm(
      form,
      (values) =>
        callEndpoint(queries, session.setUp, {
          body: { data: setUpBody(values, { language: locale, timezone: ownZone() }) },
        }),
      (error) => {
        const report = reportOfThrown(error, M.failed)
        if (!report.onlyFields && report.message)
          setRefusal({ text: t(report.message), of: refusedPart(error), code: entered })
        return report
      },
    )
    // A full load, because the cached data is that of no signed-in user.
    if (end.ok) location.assign(`/tag/app/${end.answer.data.id}/tags`)
  }

  const wrongCode = refusal?.of === 'code' && refusal.code === entered ? refusal.text : undefined
  const field = { form, readOnly: submitting }
  return (
    <form ref={root} className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {refusal && refusal.of !== 'code' && (
        <Note tone="danger" role="alert" action={refusal.of === 'installation' && <ToSignIn />}>
          {refusal.text}
        </Note>
      )}
      {(code === '' || refusal?.of === 'code') && (
        <TextField {...field} name="code" hint={t(M.codeHint)} error={wrongCode} autoComplete="off" autoFocus />
      )}
      <TextField {...field} name="organization" autoComplete="organization" autoFocus={code !== ''} />
      <div className={styles.pair}>
        <TextField {...field} name="email" type="email" autoComplete="username" />
        <PasswordField {...field} />
      </div>
      <fieldset className={styles.website}>
        <legend>{t(M.website)}</legend>
        <div className={styles.pair}>
          <TextField {...field} name="website_name" autoComplete="off" />
          <TextField {...field} name="website_url" type="url" autoComplete="url" placeholder="https://" />
        </div>
        <ConsentField {...field} />
      </fieldset>
      <Button type="submit" variant="primary" size="large" pending={submitting}>
        {t(M.do)}
      </Button>
    </form>
  )
}

/** Why the server refused, and what of: the code that was sent, an installation that has a user, or something else. */
interface Refusal {
  readonly text: string
  readonly of: 'code' | 'installation' | 'other'
  readonly code: string
}

function refusedPart(error: unknown): Refusal['of'] {
  const failure = error instanceof CallFailed ? error.failure : undefined
  const is = (code: ErrorCode) => failure?.kind === 'status' && failure.errors.some((one) => one.code === code)
  if (is('SET_UP_CODE_ERROR')) return 'code'
  return is('SET_UP_DONE_ERROR') ? 'installation' : 'other'
}

function ToSignIn() {
  const { t } = useI18n()
  // A full load, because the sign-in page asks the server again whether there is a user.
  return (
    <LinkButton size="small" link={(slot) => <a {...slot} href="/login" />}>
      {t(M.toSignIn)}
    </LinkButton>
  )
}

function TextField({
  form,
  name,
  readOnly,
  hint,
  error,
  ...input
}: FieldProps & {
  name: TextName
  hint?: string
  error?: string | undefined
  type?: 'email' | 'url'
  autoComplete: string
  autoFocus?: boolean
  placeholder?: string
}) {
  const { t, errorText } = useFieldText()
  const field = useField(form, name)
  return (
    <Field label={t(SET_UP_LABELS[name])} hint={hint} error={error ?? errorText(field.error)}>
      <TextInput
        {...input}
        size="large"
        name={name}
        value={field.value}
        onChange={field.setValue}
        onBlur={field.onBlur}
        readOnly={readOnly}
      />
    </Field>
  )
}

/** The shortest password, in characters. */
const SHORTEST = 12

function PasswordField({ form, readOnly }: FieldProps) {
  const { t, errorText } = useFieldText()
  const field = useField(form, 'password')
  const left = SHORTEST - field.value.length
  return (
    <Field
      label={t(SET_UP_LABELS.password)}
      hint={left === SHORTEST || left <= 0 ? t(M.passwordHint) : t(M.toGo, { left })}
      error={errorText(field.error)}
    >
      <PasswordInput
        size="large"
        name="password"
        autoComplete="new-password"
        showLabel={t(msg('password.show', 'Show password'))}
        hideLabel={t(msg('password.hide', 'Hide password'))}
        value={field.value}
        onChange={field.setValue}
        onBlur={field.onBlur}
        readOnly={readOnly}
      />
    </Field>
  )
}

function ConsentField({ form, readOnly }: FieldProps) {
  const { t } = useI18n()
  const field = useField(form, 'gdpr')
  return (
    <Checkbox
      label={t(SET_UP_LABELS.gdpr)}
      hint={t(M.gdprHint)}
      checked={field.value}
      onChange={field.setValue}
      readOnly={readOnly}
    />
  )
}
