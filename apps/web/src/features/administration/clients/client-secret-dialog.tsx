import { msg } from '@waymark/domain/message'
import type { ApiClient } from '@waymark/domain/organisation'
import { useI18n } from '#i18n/use-i18n.ts'
import { OneTimeDialog } from '../page/one-time-dialog.tsx'
import { KEEP_SECRET } from '../page/page-messages.ts'
import { CLIENT_ID, SECRET } from './client-messages.ts'

const M = {
  first: msg('api-client.secret-of', 'Secret of {name}'),
  next: msg('api-client.new-secret', 'New secret for {name}'),
  once: msg('api-client.once', 'This is the only time it is shown.'),
  replaced: msg('api-client.once-replaced', 'This is the only time it is shown. The old secret has stopped working.'),
  lost: msg('api-client.lost', 'Lost secrets cannot be read again, only rotated.'),
  help: msg('api-client.how', 'How to sign in with it'),
}

/** The secret that a client has just got; `isNew` where the client itself is new. */
export interface ShownClientSecret {
  readonly client: ApiClient['attributes']
  readonly secret: string
  readonly isNew: boolean
}

/** Shows a secret once. */
export function ClientSecretDialog({ client, secret, isNew, onDone }: ShownClientSecret & { onDone: () => void }) {
  const { t } = useI18n()
  return (
    <OneTimeDialog
      title={t(isNew ? M.first : M.next, { name: client.name })}
      text={t(isNew ? M.once : M.replaced)}
      values={[
        { label: t(CLIENT_ID), value: client.client_id },
        { label: t(SECRET), value: secret, hint: t(KEEP_SECRET), secret: true },
      ]}
      storedHint={t(M.lost)}
      help={
        <a href="/api-docs" target="_blank" rel="noreferrer" className="link link-alone">
          {t(M.help)}
        </a>
      }
      onDone={onDone}
    />
  )
}
