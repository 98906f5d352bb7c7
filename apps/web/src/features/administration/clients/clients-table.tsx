import { API_CLIENT_LIST, type ApiClient } from '@waymark/domain/organisation'
import { API_CLIENT_LABELS } from '@waymark/forms/models/api-client'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { LEVELS, NEVER, STATE } from '../page/page-messages.ts'
import { type PageState, pageSort } from '../page/page-params.ts'
import { RowName } from '../page/row-name.tsx'
import { RowTable } from '../page/row-table.tsx'
import { useLevelsSummary } from '../page/use-levels-summary.ts'
import { ENDS, LAST_USED, NO_END } from './client-messages.ts'
import { ClientState } from './client-state.tsx'

/** The rows of a page of API clients. */
export function ClientsTable({ rows, page, busy }: { rows: readonly ApiClient[]; page: PageState; busy: boolean }) {
  const { t } = useI18n()
  const [{ open }] = page
  const { recent, date } = useFormats()
  const summary = useLevelsSummary()
  const sort = (key: (typeof API_CLIENT_LIST.sorts)[number]) => pageSort(key, page, API_CLIENT_LIST.initial)
  return (
    <RowTable
      label={t(ADMINISTRATION_PAGES.clients.name)}
      busy={busy}
      {...(open !== undefined && { minWidth: 640 })}
      columns={[
        { key: 'name', head: t(API_CLIENT_LABELS.name), sort: sort('name') },
        { key: 'levels', head: t(LEVELS), width: '20%', roomy: true },
        { key: 'used', head: t(LAST_USED), width: '9.5rem', roomy: true, sort: sort('last_used_at') },
        { key: 'ends', head: t(ENDS), width: '9.25rem', roomy: true, sort: sort('ends_at') },
        { key: 'state', head: t(STATE), width: '8rem' },
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
          attributes.last_used_at === null ? t(NEVER) : recent(attributes.last_used_at),
          attributes.ends_at === null ? t(NO_END) : date(attributes.ends_at),
          <ClientState key="state" client={attributes} />,
        ],
      }))}
    />
  )
}
