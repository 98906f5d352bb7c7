import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { ApiClient } from '@waymark/domain/organisation'
import { IconButton } from '@waymark/ui/controls'
import { Menu } from '@waymark/ui/floating'
import { SidePanel } from '@waymark/ui/overlay'
import { useState } from 'react'
import { meQuery } from '#data/account.ts'
import { isMissing } from '#data/api/call-failed.ts'
import { apiClientQuery } from '#data/api-clients.ts'
import { useCopyText } from '#data/toasts/use-copy-text.ts'
import { keptChangesTo } from '#form/kept-changes.ts'
import { CLOSE, MORE_ACTIONS } from '#i18n/action-labels.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Facts } from '#items/facts/facts.tsx'
import { CREATED } from '#items/list/item-list-messages.ts'
import { AccountLevels } from '../page/account-levels.tsx'
import { NEVER } from '../page/page-messages.ts'
import { PanelStates } from '../page/panel-states.tsx'
import { clientFormKey, EditClientDialog } from './client-dialog.tsx'
import { CLIENT_ID, EDIT_CLIENT, ENDS, LAST_USED, NO_END, REVOKED } from './client-messages.ts'
import { ClientSecret } from './client-secret.tsx'
import type { ShownClientSecret } from './client-secret-dialog.tsx'
import { RevokeClient } from './revoke-client.tsx'

const M = {
  createdBy: msg('api-client.created-by', 'Created {date} by {author}'),
  copyId: msg('api-client.copy-id', 'Copy the client ID'),
  from: msg('api-client.from', 'From'),
}

interface PanelProps {
  onSecret: (secret: ShownClientSecret) => void
  onClose: () => void
}

/** The opened client, beside the table. What is changed here is saved at once. */
export function ClientPanel({ id, ...props }: PanelProps & { id: string }) {
  const query = useQuery(apiClientQuery(id))
  if (!query.data || isMissing(query.error)) return <PanelStates query={query} onClose={props.onClose} />
  return <Client client={query.data} {...props} />
}

function Client({ client, onSecret, onClose }: PanelProps & { client: ApiClient }) {
  const { t } = useI18n()
  const { date } = useFormats()
  const { data: me } = useQuery(meQuery)
  const [editing, setEditing] = useState(
    () => keptChangesTo(clientFormKey(client.id), me?.attributes.email) !== undefined,
  )
  const { name, created_at, created_by, state } = client.attributes
  const isRevoked = state === 'revoked'
  const created = { date: date(created_at), author: created_by }
  return (
    <>
      <SidePanel
        title={name}
        sub={t(created_by === null ? CREATED : M.createdBy, created)}
        closeLabel={t(CLOSE)}
        onClose={onClose}
        actions={
          !isRevoked && (
            <Menu
              placement="bottom-end"
              button={<IconButton icon="more" label={t(MORE_ACTIONS)} />}
              items={[{ key: 'edit', icon: 'pencil', label: t(EDIT_CLIENT), onSelect: () => setEditing(true) }]}
            />
          )
        }
        foot={!isRevoked && <RevokeClient client={client} />}
      >
        <ClientFacts client={client.attributes} />
        {!isRevoked && <ClientSecret client={client} onSecret={onSecret} />}
        <AccountLevels id={client.id} levels={client.attributes.levels} readOnly={isRevoked} />
      </SidePanel>
      {editing && <EditClientDialog client={client} onClose={() => setEditing(false)} />}
    </>
  )
}

function ClientFacts({ client }: { client: ApiClient['attributes'] }) {
  const { t } = useI18n()
  const { dateTime } = useFormats()
  const copy = useCopyText()
  const { client_id, last_used_at, last_used_from, ends_at, revoked_at } = client
  const facts = [
    {
      label: t(CLIENT_ID),
      value: (
        <>
          <code className="mono">{client_id}</code>
          <IconButton icon="copy" size="small" label={t(M.copyId)} onPress={() => void copy(client_id)} />
        </>
      ),
    },
    { label: t(LAST_USED), value: last_used_at === null ? t(NEVER) : dateTime(last_used_at) },
    ...(last_used_from ? [{ label: t(M.from), value: <code className="mono">{last_used_from}</code> }] : []),
    { label: t(ENDS), value: ends_at === null ? t(NO_END) : dateTime(ends_at) },
    ...(revoked_at === null ? [] : [{ label: t(REVOKED), value: dateTime(revoked_at) }]),
  ]
  return <Facts facts={facts} />
}
