import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { SESSION_LIST } from '@waymark/domain/session'
import { sessionsQuery } from '#data/member-sessions.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { listParams } from '../page/list-params.ts'
import { usePageParams } from '../page/page-params.ts'
import { TableScreen } from '../page/table-screen.tsx'
import { SessionsTable } from './sessions-table.tsx'

const M = {
  about: msg(
    'sessions.about',
    'Where people are signed in. A session that is ended is signed out with its next click.',
  ),
  search: msg('sessions.search', 'Search by person'),
  count: msg('sessions.count', '{count, plural, one {<b>#</b> session} other {<b>#</b> sessions}}'),
  pages: msg('sessions.pages', 'Pages of sessions'),
}

/** The sessions of the organisation's members. */
export function SessionsScreen() {
  const { t } = useI18n()
  const state = usePageParams()
  const query = useQuery(sessionsQuery(listParams(SESSION_LIST, state[0])))
  const total = query.data?.total
  return (
    <TableScreen
      page="sessions"
      about={t(M.about)}
      state={state}
      query={query}
      count={total === undefined ? undefined : { message: M.count, values: { count: total } }}
      searchLabel={t(M.search)}
      pagesLabel={t(M.pages)}
      table={(rows, busy) => <SessionsTable rows={rows} page={state} busy={busy} />}
    />
  )
}
