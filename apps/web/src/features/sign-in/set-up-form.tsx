import { useQueryClient } from '@tanstack/react-query'
import { session } from '@waymark/api-client/endpoints'
import { msg } from '@waymark/domain/message'
import { createSetUpForm, SET_UP_LABELS, setUpBody } from '@waymark/forms/models/set-up'
import { Button, Checkbox, LinkButton } from '@waymark/ui/controls'
import { type FormEvent, useState } from 'react'
import { callEndpoint } from '#data/api/endpoint-query.ts'
import { MarksEdits } from '#form/controls/field-text.ts'
import { PasswordField } from '#form/password-field.tsx'
import { RefusalNote } from '#form/refusal-note.tsx'
import { TextField } from '#form/text-field.tsx'
import { ownZone } from '#form/time-zone/zones.ts'
import { useField } from '#form/use-form.ts'
import { useSubmitInPlace } from '#form/use-submit-in-place.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { GDPR_HINT } from '#sites/website-messages.ts'
import styles from './set-up-form.module.css'
import { TO_SIGN_IN } from './sign-in-messages.ts'

type Form = ReturnType<typeof createSetUpForm>
type TextName = 'code' | 'organization' | 'email' | 'website_name' | 'website_url'
interface FieldProps {
  readonly form: Form
  readonly readOnly: boolean
}

const M = {
  codeHint: msg('set-up.code-hint', 'The server prints it when it starts, at the end of an address after “/set-up#”.'),
  website: msg('set-up.website', 'First website'),
  do: msg('set-up.do', 'Create and sign in'),
  failed: msg('set-up.failed', 'Waymark could not be set up. Try again'),
}

/**
 * The form of the organisation, its owner and a first website; signs the owner in. It has a field for the code only where the
 * address has no valid one.
 */
export function SetUpForm({ code }: { code: string }) {
  const { t, locale } = useI18n()
  const queries = useQueryClient()
  const [form] = useState(() => createSetUpForm(code))
  const { root, submitting, refusal, submit } = useSubmitInPlace(form, { failed: M.failed })
  const [isSetUp, setIsSetUp] = useState(false)
  const hasWrongCode = useField(form, 'code').error !== undefined
  const [asksCode, setAsksCode] = useState(code === '')
  // From then on, so that the field stays while another code is entered and sent.
  if (hasWrongCode && !asksCode) setAsksCode(true)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setIsSetUp(false)
    const end = await submit((values) =>
      callEndpoint(queries, session.setUp, {
        body: { data: setUpBody(values, { language: locale, timezone: ownZone() }) },
      }),
    )
    // A full load, because the cached data is that of no signed-in user.
    if (end.ok) return location.assign(`/tag/app/${end.answer.data.id}/tags`)
    setIsSetUp(end.failure?.kind === 'status' && end.failure.codes.includes('SET_UP_DONE_ERROR'))
  }

  const text = (name: TextName) =>
    ({
      name,
      label: t(SET_UP_LABELS[name]),
      field: form.field(name),
      size: 'large',
      readOnly: submitting,
    }) as const
  return (
    <MarksEdits value={false}>
      <form ref={root} className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
        <RefusalNote text={refusal} action={isSetUp && <ToSignIn />} />
        {asksCode && <TextField {...text('code')} hint={t(M.codeHint)} autoComplete="off" autoFocus />}
        <TextField {...text('organization')} autoComplete="organization" autoFocus={code !== ''} />
        <div className={styles.pair}>
          <TextField {...text('email')} type="email" autoComplete="username" />
          <PasswordField
            isNew
            size="large"
            label={t(SET_UP_LABELS.password)}
            field={form.field('password')}
            readOnly={submitting}
          />
        </div>
        <fieldset className={styles.website}>
          <legend>{t(M.website)}</legend>
          <div className={styles.pair}>
            <TextField {...text('website_name')} autoComplete="off" />
            <TextField {...text('website_url')} type="url" autoComplete="url" placeholder="https://" />
          </div>
          <ConsentField form={form} readOnly={submitting} />
        </fieldset>
        <Button type="submit" variant="primary" size="large" pending={submitting}>
          {t(M.do)}
        </Button>
      </form>
    </MarksEdits>
  )
}

function ToSignIn() {
  const { t } = useI18n()
  // A full load, because the sign-in page then checks again whether there is a user.
  return (
    <LinkButton size="small" link={(props) => <a {...props} href="/login" />}>
      {t(TO_SIGN_IN)}
    </LinkButton>
  )
}

function ConsentField({ form, readOnly }: FieldProps) {
  const { t } = useI18n()
  const field = useField(form, 'gdpr')
  return (
    <Checkbox
      label={t(SET_UP_LABELS.gdpr)}
      hint={t(GDPR_HINT)}
      checked={field.value}
      onChange={field.setValue}
      readOnly={readOnly}
    />
  )
}
