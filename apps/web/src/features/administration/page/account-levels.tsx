import { useQuery, useQueryClient } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import type { Member, MemberAccess } from '@waymark/domain/organisation'
import { AccessLevel } from '@waymark/domain/permission'
import { PERSON_LABELS } from '@waymark/forms/models/person'
import { Select } from '@waymark/ui/controls'
import { useState } from 'react'
import { useChange } from '#data/api/change.ts'
import { memberAccessQuery, setLevel } from '#data/members.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListSearch } from '#items/list/list-search.tsx'
import { ListPager } from '#items/paged-list/list-pager.tsx'
import { SiteGlyph } from '#sites/site-field/site-glyph.tsx'
import { LEVEL_NAMES } from './level-names.ts'
import styles from './page.module.css'
import { LEVEL_ON, SEARCH_WEBSITES, WEBSITE_PAGES } from './page-messages.ts'
import { PanelSection } from './panel-section.tsx'
import { RowsStates } from './rows-states.tsx'

const M = {
  some: msg('levels.some', '{granted, number} of {all, number}'),
  none: msg('levels.none', 'There are no websites yet.'),
}

/** How many websites are on a page of the panel. */
const PAGE = 6
const FIRST = { limit: PAGE, offset: 0 }
const BY_NAME = { sort: ['name'] as const }

interface AccountLevelsProps {
  id: string
  levels: Member['attributes']['levels']
  readOnly?: boolean
}

/**
 * The levels of a person or API client on all websites and meta-sites, searched and paged; a choice is shown and saved at
 * once, and shown as it was if that fails. `levels` is the number of websites with each level.
 */
export function AccountLevels({ id, levels, readOnly = false }: AccountLevelsProps) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const toasts = useToasts()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(FIRST)
  const shown = memberAccessQuery(id, { ...BY_NAME, ...page, ...(search && { search }) })
  const query = useQuery(shown)
  const { rows = [], total = 0 } = query.data ?? {}
  const { data: all } = useQuery(memberAccessQuery(id, { ...BY_NAME, ...FIRST }))
  const { mutateAsync } = useChange(setLevel, { scope: id })
  const granted = Object.values(levels).reduce((sum, count) => sum + count, 0)
  const onSearch = (text: string) => {
    setSearch(text)
    setPage(FIRST)
  }
  const show = (appId: string, level: AccessLevel) =>
    queries.setQueryData(shown.queryKey, (page) => page && { ...page, rows: withLevel(page.rows, appId, level) })
  const onLevel = async (appId: string, level: AccessLevel, before: AccessLevel) => {
    show(appId, level)
    const call = { params: { appId, userId: id }, body: { data: { attributes: { level } } } }
    if (await toasts.report('set-level', mutateAsync(call))) return
    // Without a connection it cannot be read again.
    show(appId, before)
    void queries.invalidateQueries({ queryKey: shown.queryKey })
  }
  return (
    <PanelSection title={t(PERSON_LABELS.levels)} count={all && t(M.some, { granted, all: all.total })}>
      <ListSearch aside label={t(SEARCH_WEBSITES)} text={search} onSearch={onSearch} />
      <RowsStates
        query={query}
        count={total}
        searched={search !== ''}
        onClear={() => onSearch('')}
        first={<p className="t-muted">{t(M.none)}</p>}
      />
      {rows.length > 0 && (
        <ul
          className={styles.levels}
          aria-label={t(PERSON_LABELS.levels)}
          aria-busy={query.isPlaceholderData || undefined}
        >
          {rows.map(({ id: siteId, attributes: { site_type, site_name: site, level } }) => (
            <li key={siteId} data-none={level === 'none' ? '' : undefined}>
              <span aria-hidden="true">
                <SiteGlyph site={{ id: siteId, type: site_type, attributes: { name: site } }} />
              </span>
              <span className={`truncate ${styles.levelSite}`} title={site}>
                {site}
              </span>
              <Select
                size="small"
                className={styles.level}
                aria-label={t(LEVEL_ON, { site })}
                value={level}
                onChange={(chosen) => chosen !== level && void onLevel(siteId, chosen, level)}
                options={AccessLevel.options.map((value) => ({ value, label: t(LEVEL_NAMES[value]) }))}
                readOnly={readOnly}
              />
            </li>
          ))}
        </ul>
      )}
      <ListPager label={t(WEBSITE_PAGES)} query={query} page={page} onPage={setPage} />
    </PanelSection>
  )
}

const withLevel = (rows: readonly MemberAccess[], siteId: string, level: AccessLevel) =>
  rows.map((row) => (row.id === siteId ? { ...row, attributes: { ...row.attributes, level } } : row))
