import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { API_CLIENT_LIST } from '@waymark/domain/session'
import { Button } from '@waymark/ui/controls'
import { EmptyState } from '@waymark/ui/layout'
import { useState } from 'react'
import { activeApiClientsQuery, apiClientsQuery } from '#data/api-clients.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListStates } from '#items/list/list-states.tsx'
import { ListPager } from '#items/list/pager/list-pager.tsx'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { usePageParams } from '../page/page-params.ts'
import { TablePage } from '../page/table-page.tsx'
import { AddClientDialog } from './client-dialog.tsx'
import { ClientPanel } from './client-panel.tsx'
import { ClientsTable } from './clients-table.tsx'
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx'

const M = {
  about: msg(
    'api-clients.about',
    'Scripts and other systems sign in with a client instead of a person. Changes carry its name.',
  ),
  search: msg('api-clients.search', 'Search clients'),
  count: msg('api-clients.count', '{count, plural, one {# client} other {# clients}}, {active, number} active'),
  add: msg('api-clients.add', 'Add client'),
  pages: msg('api-clients.pages', 'Pages of clients'),
  none: msg('api-clients.none', 'No API clients yet'),
  noneText: msg(
    'api-clients.none-text',
    'A client lets a script read, change and publish the websites that you choose.',
  ),
}

const PAGE = 20

type Sort = (typeof API_CLIENT_LIST.sorts)[number] | `-${(typeof API_CLIENT_LIST.sorts)[number]}`

const isSort = (text: string | undefined): text is Sort =>
  text !== undefined && API_CLIENT_LIST.sorts.some((key) => key === text.replace(/^-/u, ''))

/** The API clients of the organization; the opened one beside the table. */
export function ClientsScreen() {
  const { t } = useI18n()
  const page = usePageParams()
  const [{ search = '', sortBy, offset = 0, open }, change] = page
  const sort = isSort(sortBy) ? sortBy : API_CLIENT_LIST.initial
  const query = useQuery(apiClientsQuery({ limit: PAGE, offset, sort: [sort], ...(search && { search }) }))
  const { data: active } = useQuery(activeApiClientsQuery(search))
  const { rows = [], total } = query.data ?? {}
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<ShownSecret | null>(null)
  const add = (
    <Button variant="primary" icon="plus" onPress={() => setAdding(true)}>
      {t(M.add)}
    </Button>
  )
  return (
    <>
      <TablePage
        title={t(ADMINISTRATION_PAGES.clients.name)}
        about={t(M.about)}
        search={{ label: t(M.search), text: search, onSearch: (text) => change({ search: text || undefined }) }}
        count={total !== undefined && active !== undefined && t(M.count, { count: total, active })}
        action={add}
        pager={
          total !== undefined &&
          total > PAGE && (
            <ListPager
              label={t(M.pages)}
              limit={PAGE}
              offset={offset}
              total={total}
              onOffset={(next) => change({ offset: next || undefined })}
              pending={query.isPlaceholderData}
            />
          )
        }
        panel={
          open !== undefined && (
            <ClientPanel key={open} id={open} onSecret={setSecret} onClose={() => change({ open: undefined })} />
          )
        }
      >
        <ListStates
          query={query}
          count={rows.length}
          filtered={search !== '' && 'by name'}
          onClear={() => change({ search: undefined })}
          first={<EmptyState art="trail" title={t(M.none)} text={t(M.noneText)} />}
        />
        {rows.length > 0 && <ClientsTable rows={rows} open={open} page={page} busy={query.isPlaceholderData} />}
      </TablePage>
      {adding && (
        <AddClientDialog
          onClose={() => setAdding(false)}
          onAdded={({ data, meta }) => {
            setAdding(false)
            setSecret({ client: data.attributes, secret: meta.client_secret, isNew: true })
            change({ open: data.id })
          }}
        />
      )}
      {secret && <SecretDialog {...secret} onDone={() => setSecret(null)} />}
    </>
  )
}
