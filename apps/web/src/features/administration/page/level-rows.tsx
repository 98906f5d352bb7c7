import { msg } from '@waymark/domain/message'
import type { AccessLevel } from '@waymark/domain/permission'
import { Select } from '@waymark/ui/controls'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListSearch } from '#items/list/list-search.tsx'
import { ListStates } from '#items/list/list-states.tsx'
import { ListPager } from '#items/list/pager/list-pager.tsx'
import { SiteGlyph } from '#sites/site-field/site-glyph.tsx'
import { LEVEL_NAMES } from './level-names.ts'
import styles from './page.module.css'
import { PanelSection } from './panel-section.tsx'

const M = {
  title: msg('levels.title', 'Level per website'),
  some: msg('levels.some', '{granted, number} of {all, number}'),
  search: msg('levels.search', 'Search websites'),
  none: msg('levels.none', 'There are no websites yet.'),
  pages: msg('levels.pages', 'Pages of websites'),
  on: msg('sign-in-policy.level-on', 'Level on {site}'),
  searchLevel: msg('sign-in-policy.search-level', 'Search levels'),
  noLevel: msg('sign-in-policy.no-level', 'No level matches'),
}

/** How many websites are on a page of the panel. */
export const LEVELS_PAGE = 6

const OPTIONS = ['none', 'view', 'edit', 'publish', 'manage'] as const

/** A website or meta-site with the level that the person or client of the panel has there. */
export interface SiteLevel {
  readonly siteId: string
  readonly type: 'ppms/app' | 'ppms/meta-site'
  readonly name: string
  readonly level: AccessLevel
}

/** The levels of a person or API client on all websites and meta-sites, searched and paged; a choice is passed on at once. */
export function LevelRows({
  query,
  granted,
  all,
  search,
  offset,
  onSearch,
  onOffset,
  onLevel,
  readOnly = false,
}: {
  query: {
    readonly isPending: boolean
    readonly isError: boolean
    readonly isPlaceholderData: boolean
    readonly data: { readonly rows: readonly SiteLevel[]; readonly total: number } | undefined
    refetch(): unknown
  }
  /** On how many of `all` websites there is a level. */
  granted: number | undefined
  all: number | undefined
  search: string
  offset: number
  onSearch: (search: string) => void
  onOffset: (offset: number) => void
  onLevel: (site: SiteLevel, level: AccessLevel) => void
  readOnly?: boolean
}) {
  const { t } = useI18n()
  const { rows = [], total = 0 } = query.data ?? {}
  const count = granted !== undefined && all !== undefined ? t(M.some, { granted, all }) : undefined
  return (
    <PanelSection title={t(M.title)} count={count}>
      <ListSearch aside label={t(M.search)} text={search} onSearch={onSearch} />
      <ListStates
        query={query}
        count={rows.length}
        filtered={search !== '' && 'by name'}
        onClear={() => onSearch('')}
        first={<p className="t-muted">{t(M.none)}</p>}
      />
      {rows.length > 0 && (
        <ul className={styles.levels} aria-label={t(M.title)} aria-busy={query.isPlaceholderData || undefined}>
          {rows.map((site) => (
            <li key={site.siteId} data-none={site.level === 'none' ? '' : undefined}>
              <span aria-hidden="true">
                <SiteGlyph site={{ id: site.siteId, type: site.type, attributes: { name: site.name } }} />
              </span>
              <span className={`truncate ${styles.levelSite}`} title={site.name}>
                {site.name}
              </span>
              <Select
                size="small"
                className={styles.level}
                aria-label={t(M.on, { site: site.name })}
                value={site.level}
                onChange={(level) => level !== site.level && onLevel(site, level)}
                options={OPTIONS.map((value) => ({ value, label: t(LEVEL_NAMES[value]) }))}
                searchLabel={t(M.searchLevel)}
                emptyText={t(M.noLevel)}
                readOnly={readOnly}
              />
            </li>
          ))}
        </ul>
      )}
      {total > LEVELS_PAGE && (
        <ListPager
          label={t(M.pages)}
          limit={LEVELS_PAGE}
          offset={offset}
          total={total}
          onOffset={onOffset}
          pending={query.isPlaceholderData}
        />
      )}
    </PanelSection>
  )
}
