import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { API_CLIENT_LIST } from '@waymark/domain/organisation'
import { EmptyState } from '@waymark/ui/layout'
import { useState } from 'react'
import { activeApiClientsQuery, apiClientsQuery } from '#data/api-clients.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { listParams } from '../page/list-params.ts'
import { usePageParams } from '../page/page-params.ts'
import { TableScreen } from '../page/table-screen.tsx'
import { AddClientDialog } from './client-dialog.tsx'
import { ADD_CLIENT } from './client-messages.ts'
import { ClientPanel } from './client-panel.tsx'
import { ClientSecretDialog, type ShownClientSecret } from './client-secret-dialog.tsx'
import { ClientsTable } from './clients-table.tsx'

const M = {
  about: msg(
    'api-clients.about',
    'Scripts and other systems sign in with a client instead of a person. Changes carry its name.',
  ),
  search: msg('api-clients.search', 'Search clients'),
  count: msg(
    'api-clients.count',
    '{count, plural, one {<b>#</b> client} other {<b>#</b> clients}}, <b>{active, number}</b> active',
  ),
  pages: msg('api-clients.pages', 'Pages of clients'),
  secretLost: msg(
    'api-clients.secret-lost',
    'The connection was lost before the secret of {name} could be shown. Rotate the secret to get one',
  ),
  none: msg('api-clients.none', 'No API clients yet'),
  noneText: msg(
    'api-clients.none-text',
    'A client lets a script read, change and publish the websites that you choose.',
  ),
}

/** The API clients of the organisation; the opened one beside the table. */
export function ClientsScreen() {
  const { t } = useI18n()
  const state = usePageParams()
  const [params, change] = state
  const query = useQuery(apiClientsQuery(listParams(API_CLIENT_LIST, params)))
  const { data: active } = useQuery(activeApiClientsQuery(params.search ?? ''))
  const total = query.data?.total
  const toasts = useToasts()
  const [secret, setSecret] = useState<ShownClientSecret | null>(null)
  return (
    <>
      <TableScreen
        page="clients"
        about={t(M.about)}
        state={state}
        query={query}
        count={
          total === undefined || active === undefined
            ? undefined
            : { message: M.count, values: { count: total, active } }
        }
        searchLabel={t(M.search)}
        addLabel={t(ADD_CLIENT)}
        pagesLabel={t(M.pages)}
        first={<EmptyState art="trail" title={t(M.none)} text={t(M.noneText)} />}
        panel={(id, onClose) => <ClientPanel key={id} id={id} onSecret={setSecret} onClose={onClose} />}
        table={(rows, busy) => <ClientsTable rows={rows} page={state} busy={busy} />}
      />
      {params.add && (
        <AddClientDialog
          onClose={() => change({ add: undefined })}
          onAdded={({ data, meta }) => {
            if (meta) setSecret({ client: data.attributes, secret: meta.client_secret, isNew: true })
            else toasts.failure(M.secretLost, { name: data.attributes.name })
            change({ add: undefined, open: data.id })
          }}
        />
      )}
      {secret && <ClientSecretDialog {...secret} onDone={() => setSecret(null)} />}
    </>
  )
}
