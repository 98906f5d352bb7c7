import { msg } from '@waymark/domain/message'
import type { ApiClient } from '@waymark/domain/organisation'
import { Button } from '@waymark/ui/controls'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useState } from 'react'
import { useChange } from '#data/api/change.ts'
import { revokeApiClient } from '#data/api-clients.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { CANCEL } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
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
  const [confirming, setConfirming] = useState(false)
  const { mutateAsync, isPending } = useChange(revokeApiClient)
  // Afterwards the panel shows this part no longer, and callbacks of an unmounted component are not called: hence the promise.
  const revoke = async () => {
    await toasts.report('revoke-api-client', mutateAsync({ params: { clientId: id } }))
    setConfirming(false)
  }
  return (
    <PanelFoot about={t(M.hint)}>
      <Button variant="quiet-danger" icon="ad-off" onPress={() => setConfirming(true)}>
        {t(M.revoke)}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t(M.title, { name: attributes.name })}
        text={t(M.text)}
        confirm={{ label: t(M.revokeClient), onPress: () => void revoke(), pending: isPending }}
        cancel={{ label: t(CANCEL), onPress: () => setConfirming(false) }}
      />
    </PanelFoot>
  )
}
