import { msg } from '@waymark/domain/message'
import { useI18n } from '#i18n/use-i18n.ts'
import { OneTimeDialog } from '../page/one-time-dialog.tsx'
import { KEEP_SECRET } from '../page/page-messages.ts'
import { SIGNING_SECRET } from './webhook-messages.ts'

const M = {
  first: msg('webhook.secret-of', 'Signing secret of {name}'),
  next: msg('webhook.new-secret', 'New signing secret of {name}'),
  once: msg(
    'webhook.once',
    'This is the only time it is shown. With it your system checks that an event is from here.',
  ),
  replaced: msg(
    'webhook.once-replaced',
    'This is the only time it is shown. Everything is signed with it from now on, and not with the old one.',
  ),
  lost: msg('webhook.lost', 'A lost secret cannot be read again, only rotated.'),
}

/** The secret that a webhook has just got; `isNew` where the webhook itself is new. */
export interface ShownWebhookSecret {
  readonly name: string
  readonly secret: string
  readonly isNew: boolean
}

/** Shows a secret once. */
export function WebhookSecretDialog({ name, secret, isNew, onDone }: ShownWebhookSecret & { onDone: () => void }) {
  const { t } = useI18n()
  return (
    <OneTimeDialog
      title={t(isNew ? M.first : M.next, { name })}
      text={t(isNew ? M.once : M.replaced)}
      values={[{ label: t(SIGNING_SECRET), value: secret, hint: t(KEEP_SECRET), secret: true }]}
      storedHint={t(M.lost)}
      onDone={onDone}
    />
  )
}
