import { useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { createPasswordChangeForm, NO_PASSWORDS } from '@waymark/forms/models/password'
import { Button } from '@waymark/ui/controls'
import { type FormEvent, useState } from 'react'
import { meQuery } from '#data/account.ts'
import { useChange } from '#data/api/change.ts'
import { useIdempotentClient } from '#data/api/use-idempotent-client.ts'
import { changeOwnPassword } from '#data/own-account.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { PasswordAccount, PasswordField } from '#form/password-field.tsx'
import { RefusalNote } from '#form/refusal-note.tsx'
import { useSubmitInPlace } from '#form/use-submit-in-place.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './account.module.css'

const M = {
  current: msg('account.current-password', 'Current password'),
  next: msg('account.new-password', 'New password'),
  change: msg('account.change-password', 'Change password'),
  failed: msg('account.password-failed', 'The password could not be changed. Try again'),
}

/** Changes the user's password. What is refused stands at its field, and what was entered stays. */
export function PasswordForm() {
  const { t } = useI18n()
  const toasts = useToasts()
  const { data: user } = useSuspenseQuery(meQuery)
  const [form] = useState(createPasswordChangeForm)
  const { root, submitting, refusal, submit } = useSubmitInPlace(form, { failed: M.failed })
  const { mutateAsync } = useChange(changeOwnPassword, { client: useIdempotentClient() })
  const change = async (event: FormEvent) => {
    event.preventDefault()
    const end = await submit((body) => mutateAsync({ body }))
    if (!end.ok) return
    form.send({ type: 'reset', to: NO_PASSWORDS })
    toasts.done('change-password')
  }
  return (
    <form ref={root} className={styles.form} onSubmit={(event) => void change(event)} noValidate>
      <RefusalNote text={refusal} />
      <PasswordAccount email={user.attributes.email} />
      <PasswordField label={t(M.current)} name="current_password" field={form.field('current_password')} />
      <PasswordField isNew label={t(M.next)} field={form.field('password')} />
      <div className={styles.actions}>
        <Button type="submit" pending={submitting}>
          {t(M.change)}
        </Button>
      </div>
    </form>
  )
}
