import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { EmptyState } from '@waymark/ui/layout'
import { meQuery } from '#data/account.ts'
import { auditQuery, auditTotalQuery } from '#data/audit.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { TableScreen } from '../page/table-screen.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { filterOf, isFiltered, NO_FILTERS, PAGE_SIZES, useAuditParams } from './audit-params.ts'
import { AuditTable } from './audit-table.tsx'
import { ExportCsv } from './export-csv.tsx'

const M = {
  about: msg(
    'audit.about',
    'Sign-ins, rights, settings, clients and publishing in {organization}. Nothing here can be changed or deleted.',
  ),
  search: msg('audit.search', 'Search subject or address'),
  count: msg('audit.count', '{count, plural, one {<b>#</b> entry} other {<b>#</b> entries}}'),
  countOf: msg('audit.count-of', '<b>{found, number}</b> of {count, plural, one {# entry} other {# entries}}'),
  pages: msg('audit.pages', 'Pages of entries'),
  none: msg('audit.none', 'No entries yet'),
  noneText: msg('audit.none-text', 'What people and clients do from now on is listed here.'),
}

/** The page size unless another one is chosen. */
const PAGE = 50

/** Who did what in the organisation, when and from where; the newest first. */
export function AuditScreen() {
  const { t } = useI18n()
  const { data: user } = useSuspenseQuery(meQuery)
  const [params, change] = useAuditParams()
  const { offset = 0, rows: limit = PAGE } = params
  const filter = filterOf(params, new Date())
  const filtered = isFiltered(params)
  const query = useQuery(auditQuery({ ...filter, limit, offset }))
  const { data: all } = useQuery({ ...auditTotalQuery, enabled: filtered })
  const total = query.data?.total
  return (
    <TableScreen
      page="audit"
      about={t(M.about, { organization: user.attributes.organization })}
      state={[params, change]}
      query={query}
      count={total === undefined ? undefined : countOf(total, filtered ? all : undefined)}
      searchLabel={t(M.search)}
      filters={{
        controls: <AuditFilters params={params} onChange={change} />,
        anySet: isFiltered({ ...params, search: undefined }),
        clear: () => change(NO_FILTERS),
      }}
      action={<ExportCsv filter={filter} />}
      pagesLabel={t(M.pages)}
      sizes={{
        options: PAGE_SIZES,
        chosen: limit,
        onChoose: (next) => change({ rows: PAGE_SIZES.find((size) => size === next && size !== PAGE) }),
      }}
      first={<EmptyState art="trail" title={t(M.none)} text={t(M.noneText)} />}
      table={(rows, busy) => (
        <AuditTable
          rows={rows}
          open={params.open}
          onOpen={(id) => change({ open: id })}
          oldestFirst={params.sortBy === 'created_at'}
          onSort={(oldestFirst) => change({ sortBy: oldestFirst ? 'created_at' : undefined })}
          busy={busy}
        />
      )}
    />
  )
}

/** "64 of 2,310 entries", or only how many there are where no filter is set. */
const countOf = (found: number, all: number | undefined) =>
  all === undefined
    ? { message: M.count, values: { count: found } }
    : { message: M.countOf, values: { found, count: all } }
