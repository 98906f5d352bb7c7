import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { EmptyState } from '@waymark/ui/layout'
import { meQuery } from '#data/account.ts'
import { auditQuery, auditTotalQuery } from '#data/audit.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListStates } from '#items/list/list-states.tsx'
import { ListPager } from '#items/list/pager/list-pager.tsx'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { TablePage } from '../page/table-page.tsx'
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
  count: msg('audit.count', '{count, plural, one {# entry} other {# entries}}'),
  countOf: msg('audit.count-of', '<b>{found, number}</b> of {count, plural, one {# entry} other {# entries}}'),
  pages: msg('audit.pages', 'Pages of entries'),
  none: msg('audit.none', 'No entries yet'),
  noneText: msg('audit.none-text', 'What people and clients do from now on is listed here.'),
}

/** The page size unless another one is chosen. */
const PAGE = 50

/** Who did what in the organization, when and from where; the newest first. */
export function AuditScreen() {
  const { t } = useI18n()
  const { data: user } = useSuspenseQuery(meQuery)
  const [params, change] = useAuditParams()
  const { search = '', offset = 0, rows: limit = PAGE, open } = params
  const filter = filterOf(params, new Date())
  const filtered = isFiltered(params)
  const query = useQuery(auditQuery({ ...filter, limit, offset }))
  const { data: all } = useQuery({ ...auditTotalQuery, enabled: filtered })
  const { rows = [], total } = query.data ?? {}
  return (
    <TablePage
      title={t(ADMINISTRATION_PAGES.audit.name)}
      about={t(M.about, { organization: user.attributes.organization })}
      search={{ label: t(M.search), text: search, onSearch: (text) => change({ search: text || undefined }) }}
      filters={<AuditFilters params={params} onChange={change} />}
      count={total !== undefined && <Count found={total} all={filtered ? all : undefined} />}
      countAtEnd
      action={<ExportCsv filter={filter} />}
      pager={
        total !== undefined &&
        total > PAGE_SIZES[0] && (
          <ListPager
            label={t(M.pages)}
            limit={limit}
            offset={offset}
            total={total}
            onOffset={(next) => change({ offset: next || undefined })}
            sizes={PAGE_SIZES}
            onLimit={(next) => change({ rows: PAGE_SIZES.find((size) => size === next && size !== PAGE) })}
            pending={query.isPlaceholderData}
          />
        )
      }
    >
      <ListStates
        query={query}
        count={rows.length}
        filtered={filtered && 'by filters'}
        onClear={() => change(NO_FILTERS)}
        first={<EmptyState art="trail" title={t(M.none)} text={t(M.noneText)} />}
      />
      {rows.length > 0 && (
        <AuditTable
          rows={rows}
          open={open}
          onOpen={(id) => change({ open: id })}
          oldestFirst={params.sortBy === 'created_at'}
          onSort={(oldestFirst) => change({ sortBy: oldestFirst ? 'created_at' : undefined })}
          busy={query.isPlaceholderData}
        />
      )}
    </TablePage>
  )
}

/** "64 of 2,310 entries", or only how many there are where no filter is set. */
function Count({ found, all }: { found: number; all: number | undefined }) {
  const { t } = useI18n()
  if (all === undefined) return t(M.count, { count: found })
  return <Trans message={M.countOf} values={{ found, count: all }} components={{ b: <b /> }} />
}
