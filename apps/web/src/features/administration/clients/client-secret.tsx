import { msg } from '@waymark/domain/message'
import type { ApiClient } from '@waymark/domain/organisation'
import { useChange } from '#data/api/change.ts'
import { rotateSecret } from '#data/api-clients.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ConfirmedButton } from '../page/confirmed-button.tsx'
import { ROTATE_SECRET } from '../page/page-messages.ts'
import { PanelSection } from '../page/panel-section.tsx'
import { SECRET } from './client-messages.ts'
import type { ShownClientSecret } from './client-secret-dialog.tsx'

const M = {
  about: msg('api-client.secret-about', 'Stored hashed and never shown again. A new one ends the old one at once.'),
  rotated: msg(
    'api-client.secret-rotated',
    'Stored hashed and never shown again. Rotated {date} by {author}. A new one ends the old one at once.',
  ),
  rotatedLocally: msg(
    'api-client.secret-rotated-locally',
    'Stored hashed and never shown again. Rotated {date}. A new one ends the old one at once.',
  ),
  title: msg('api-client.rotate-title', 'Rotate the secret of {name}?'),
  text: msg(
    'api-client.rotate-text',
    'The present secret and every token stop working at once. What uses them fails until it has the new secret.',
  ),
}

interface ClientSecretProps {
  client: ApiClient
  onSecret: (secret: ShownClientSecret) => void
}

/** The secret of a client: when it was rotated, and a new one after a question. */
export function ClientSecret({ client, onSecret }: ClientSecretProps) {
  const { t } = useI18n()
  const { date } = useFormats()
  const toasts = useToasts()
  const { mutateAsync, isPending } = useChange(rotateSecret)
  const { name, secret_rotated_at: at, secret_rotated_by: author } = client.attributes
  const rotate = () =>
    mutateAsync({ params: { clientId: client.id } }).then(
      ({ data, meta }) => onSecret({ client: data.attributes, secret: meta.client_secret, isNew: false }),
      (error) => toasts.failed('rotate-secret', error),
    )
  return (
    <PanelSection
      title={t(SECRET)}
      action={
        <ConfirmedButton
          size="small"
          icon="refresh"
          title={t(M.title, { name })}
          text={t(M.text)}
          confirmLabel={t(ROTATE_SECRET)}
          pending={isPending}
          onConfirm={rotate}
        >
          {t(ROTATE_SECRET)}
        </ConfirmedButton>
      }
      about={at === null ? t(M.about) : t(author === null ? M.rotatedLocally : M.rotated, { date: date(at), author })}
    />
  )
}
