import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { SESSION_LIST } from '@waymark/domain/session'
import { sessionsQuery } from '#data/member-sessions.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListStates } from '#items/list/list-states.tsx'
import { ListPager } from '#items/list/pager/list-pager.tsx'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { usePageParams } from '../page/page-params.ts'
import { TablePage } from '../page/table-page.tsx'
import { SessionsTable } from './sessions-table.tsx'

const M = {
  about: msg(
    'sessions.about',
    'Where people are signed in. A session that is ended is signed out with its next click.',
  ),
  search: msg('sessions.search', 'Search by person'),
  count: msg('sessions.count', '{count, plural, one {# session} other {# sessions}}'),
  pages: msg('sessions.pages', 'Pages of sessions'),
}

const PAGE = 20

type Sort = (typeof SESSION_LIST.sorts)[number] | `-${(typeof SESSION_LIST.sorts)[number]}`

const isSort = (text: string | undefined): text is Sort =>
  text !== undefined && SESSION_LIST.sorts.some((key) => key === text.replace(/^-/u, ''))

/** The sessions of the organization's members. */
export function SessionsScreen() {
  const { t } = useI18n()
  const page = usePageParams()
  const [{ search = '', sortBy, offset = 0 }, change] = page
  const sort = isSort(sortBy) ? sortBy : SESSION_LIST.initial
  const query = useQuery(sessionsQuery({ limit: PAGE, offset, sort: [sort], ...(search && { search }) }))
  const { rows = [], total } = query.data ?? {}
  return (
    <TablePage
      title={t(ADMINISTRATION_PAGES.sessions.name)}
      about={t(M.about)}
      search={{ label: t(M.search), text: search, onSearch: (text) => change({ search: text || undefined }) }}
      count={total !== undefined && t(M.count, { count: total })}
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
    >
      <ListStates
        query={query}
        count={rows.length}
        filtered={search !== '' && 'by name'}
        onClear={() => change({ search: undefined })}
        first={null}
      />
      {rows.length > 0 && <SessionsTable rows={rows} page={page} busy={query.isPlaceholderData} />}
    </TablePage>
  )
}
