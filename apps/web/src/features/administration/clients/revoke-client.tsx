import { msg } from '@waymark/domain/message'
import type { ApiClient } from '@waymark/domain/organisation'
import { useChange } from '#data/api/change.ts'
import { revokeApiClient } from '#data/api-clients.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { ConfirmedButton } from '../page/confirmed-button.tsx'
import { PanelFoot } from '../page/panel-foot.tsx'

const M = {
  hint: msg('api-client.revoke-hint', 'Revoking ends it on every server at once. It cannot be undone.'),
  revoke: msg('api-client.revoke', 'Revoke'),
  title: msg('api-client.revoke-title', 'Revoke {name}?'),
  text: msg(
    'api-client.revoke-text',
    'It is refused from now on, for good. What it did stays in the changelogs under its name.',
  ),
  revokeClient: msg('api-client.revoke-do', 'Revoke client'),
}

/** Revokes a client after a question. */
export function RevokeClient({ client: { id, attributes } }: { client: ApiClient }) {
  const { t } = useI18n()
  const toasts = useToasts()
  const { mutateAsync, isPending } = useChange(revokeApiClient)
  return (
    <PanelFoot about={t(M.hint)}>
      <ConfirmedButton
        variant="quiet-danger"
        icon="ad-off"
        title={t(M.title, { name: attributes.name })}
        text={t(M.text)}
        confirmLabel={t(M.revokeClient)}
        pending={isPending}
        onConfirm={() => toasts.report('revoke-api-client', mutateAsync({ params: { clientId: id } }))}
      >
        {t(M.revoke)}
      </ConfirmedButton>
    </PanelFoot>
  )
}
