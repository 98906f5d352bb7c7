import { msg } from '@waymark/domain/message'
import type { PasswordLink } from '@waymark/domain/user'
import { type ReactNode, useState } from 'react'
import { CallFailed } from '#data/api/call-failed.ts'
import { useChange } from '#data/api/change.ts'
import { makePasswordLink } from '#data/members.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { OneTimeDialog } from '../page/one-time-dialog.tsx'

const M = {
  invitation: msg('password-link.invitation', 'Invitation for {email}'),
  reset: msg('password-link.reset', 'New password for {email}'),
  text: msg(
    'password-link.text',
    'Send this link to the person: it sets their password once, until {date}. Earlier links have stopped working.',
  ),
  link: msg('password-link.link', 'Link'),
  hint: msg('password-link.hint', 'Waymark sends no e-mail. A person who has the link can sign in with it.'),
  lost: msg('password-link.lost', 'A lost link cannot be read again, only replaced by a new one.'),
  provider: msg('password-link.provider', '{email} signs in through the provider and needs no link'),
}

/** Makes links with which people set their passwords. */
export interface PasswordLinks {
  readonly pending: boolean
  make(id: string, email: string): Promise<void>
  /** The dialog with the link that has been made. */
  readonly dialog: ReactNode
}

/** Makes a link and shows it once. Failures are shown as toasts. */
export function usePasswordLink(): PasswordLinks {
  const { t } = useI18n()
  const { dateTime } = useFormats()
  const toasts = useToasts()
  const { mutateAsync, isPending } = useChange(makePasswordLink)
  const [made, setMade] = useState<{ email: string; link: PasswordLink['attributes'] } | null>(null)
  return {
    pending: isPending,
    make: async (id, email) => {
      try {
        const { data } = await mutateAsync({ params: { userId: id }, body: {} })
        setMade({ email, link: data.attributes })
      } catch (error) {
        if (isThroughProvider(error)) toasts.info(M.provider, { email })
        else toasts.failed('make-password-link', error)
      }
    },
    dialog: made && (
      <OneTimeDialog
        icon="link"
        title={t(made.link.kind === 'invitation' ? M.invitation : M.reset, { email: made.email })}
        text={t(M.text, { date: dateTime(made.link.ends_at) })}
        values={[{ label: t(M.link), value: made.link.url, hint: t(M.hint), secret: true }]}
        storedHint={t(M.lost)}
        onDone={() => setMade(null)}
      />
    ),
  }
}

const isThroughProvider = (error: unknown) =>
  error instanceof CallFailed &&
  error.failure.kind === 'status' &&
  error.failure.errors.some(({ code }) => code === 'PASSWORD_SIGN_IN_OFF_ERROR')
