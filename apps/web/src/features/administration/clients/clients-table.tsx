import { msg } from '@waymark/domain/message'
import { API_CLIENT_LIST, type ApiClient } from '@waymark/domain/session'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { columnSort, type PageState } from '../page/page-params.ts'
import { RowName } from '../page/row-name.tsx'
import { RowTable } from '../page/row-table.tsx'
import { useLevelsSummary } from '../page/use-levels-summary.ts'
import { ClientState } from './client-state.tsx'

const M = {
  label: msg('administration.clients', 'API clients'),
  name: msg('api-client.name', 'Name'),
  levels: msg('api-clients.levels', 'Levels'),
  lastUsed: msg('api-client.last-used', 'Last used'),
  never: msg('api-client.never', 'Never'),
  ends: msg('api-client.ends', 'Ends'),
  noEnd: msg('api-client.no-end', 'No end'),
  state: msg('api-client.state', 'State'),
}

/** The rows of a page of API clients. */
export function ClientsTable({ rows, page, busy }: { rows: readonly ApiClient[]; page: PageState; busy: boolean }) {
  const { t } = useI18n()
  const [{ open }] = page
  const { recent, date } = useFormats()
  const summary = useLevelsSummary()
  const sort = (key: (typeof API_CLIENT_LIST.sorts)[number]) => columnSort(key, page, API_CLIENT_LIST.initial)
  return (
    <RowTable
      label={t(M.label)}
      busy={busy}
      {...(open !== undefined && { minWidth: 640 })}
      columns={[
        { key: 'name', head: t(M.name), sort: sort('name') },
        { key: 'levels', head: t(M.levels), width: '20%', roomy: true },
        { key: 'used', head: t(M.lastUsed), width: '152px', roomy: true, sort: sort('last_used_at') },
        { key: 'ends', head: t(M.ends), width: '148px', roomy: true, sort: sort('ends_at') },
        { key: 'state', head: t(M.state), width: '128px' },
      ]}
      rows={rows.map(({ id, attributes }) => ({
        key: id,
        selected: id === open,
        cells: [
          <RowName
            key="name"
            id={id}
            name={attributes.name}
            caption={attributes.client_id}
            mono
            muted={attributes.state !== 'active'}
          />,
          summary(attributes.levels),
          attributes.last_used_at === null ? t(M.never) : recent(attributes.last_used_at),
          attributes.ends_at === null ? t(M.noEnd) : date(attributes.ends_at),
          <ClientState key="state" client={attributes} />,
        ],
      }))}
    />
  )
}
