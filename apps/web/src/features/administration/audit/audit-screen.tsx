import { useQuery } from '@tanstack/react-query'
import { AUDIT_GROUPS, type AuditGroup } from '@waymark/domain/audit'
import { msg } from '@waymark/domain/message'
import { Select } from '@waymark/ui/controls'
import { EmptyState } from '@waymark/ui/layout'
import { useState } from 'react'
import { auditQuery } from '#data/audit.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListStates } from '#items/list/list-states.tsx'
import { ListPager } from '#items/list/pager/list-pager.tsx'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { usePageParams } from '../page/page-params.ts'
import { TablePage } from '../page/table-page.tsx'
import styles from './audit.module.css'
import { GROUP_NAMES } from './audit-names.ts'
import { AuditTable } from './audit-table.tsx'

const M = {
  about: msg(
    'audit.about',
    'Sign-ins, rights, settings, clients and publishing. Nothing here can be changed or deleted.',
  ),
  search: msg('audit.search', 'Search subject or address'),
  count: msg('audit.count', '{count, plural, one {# entry} other {# entries}}'),
  pages: msg('audit.pages', 'Pages of entries'),
  none: msg('audit.none', 'No entries yet'),
  noneText: msg('audit.none-text', 'What people and clients do from now on is listed here.'),
  what: msg('audit.what', 'What'),
  all: msg('audit.all-kinds', 'All kinds'),
  searchKinds: msg('audit.search-kinds', 'Search kinds'),
  noKind: msg('audit.no-kind', 'No kind matches'),
}

const PAGE = 50

/** Who did what in the organization, when and from where; the newest first. */
export function AuditScreen() {
  const { t } = useI18n()
  const [{ search = '', offset = 0, open }, change] = usePageParams()
  const [group, setGroup] = useState<AuditGroup | 'all'>('all')
  const query = useQuery(
    auditQuery({ limit: PAGE, offset, ...(search && { search }), ...(group !== 'all' && { group: [group] }) }),
  )
  const { rows = [], total } = query.data ?? {}
  const choose = (next: AuditGroup | 'all') => {
    setGroup(next)
    change({ offset: undefined, open: undefined })
  }
  const kinds = AUDIT_GROUPS.map((value) => ({ value, label: t(GROUP_NAMES[value]) }))
  return (
    <TablePage
      title={t(ADMINISTRATION_PAGES.audit.name)}
      about={t(M.about)}
      search={{ label: t(M.search), text: search, onSearch: (text) => change({ search: text || undefined }) }}
      filters={
        <div className={styles.kind}>
          <Select<AuditGroup | 'all'>
            aria-label={t(M.what)}
            value={group}
            onChange={choose}
            options={[{ value: 'all', label: t(M.all) }, ...kinds]}
            searchLabel={t(M.searchKinds)}
            emptyText={t(M.noKind)}
          />
        </div>
      }
      count={total !== undefined && t(M.count, { count: total })}
      pager={
        total !== undefined &&
        total > PAGE && (
          <ListPager
            label={t(M.pages)}
            limit={PAGE}
            offset={offset}
            total={total}
            onOffset={(next) => change({ offset: next || undefined, open: undefined })}
            pending={query.isPlaceholderData}
          />
        )
      }
    >
      <ListStates
        query={query}
        count={rows.length}
        filtered={(search !== '' || group !== 'all') && 'by filters'}
        onClear={() => {
          setGroup('all')
          change({ search: undefined })
        }}
        first={<EmptyState art="trail" title={t(M.none)} text={t(M.noneText)} />}
      />
      {rows.length > 0 && (
        <AuditTable rows={rows} open={open} onOpen={(id) => change({ open: id })} busy={query.isPlaceholderData} />
      )}
    </TablePage>
  )
}
