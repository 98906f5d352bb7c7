import { msg } from '@waymark/domain/message'
import type { Action } from '@waymark/domain/permission'
import type { Site } from '@waymark/domain/site'
import { Button, IconButton } from '@waymark/ui/controls'
import { SearchBox } from '@waymark/ui/data'
import { FieldGroup } from '@waymark/ui/form'
import { useEffect, useRef, useState } from 'react'
import type { SiteKind } from '#data/sites.ts'
import { CHANGE, TRY_AGAIN } from '#i18n/action-labels.ts'
import { CLEAR_SEARCH, NEXT_PAGE, PREVIOUS_PAGE } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './site-field.module.css'
import { FIRST_PAGE, LAST_PAGE, NO_SITE, SITES_FAILED } from './site-messages.ts'
import { SiteName } from './site-name.tsx'
import { SiteOptions, useSiteCaption } from './site-options.tsx'
import { useSiteOptions } from './use-site-options.ts'

const PAGE_SIZE = 50

const M = {
  searchAll: msg(
    'site-field.search-all',
    'Search {count, plural, =0 {websites and meta-sites} one {# site} other {# websites and meta-sites}}',
  ),
  searchSites: msg(
    'site-field.search-sites',
    'Search {count, plural, =0 {websites} one {# website} other {# websites}}',
  ),
  list: msg('site-field.list', 'Sites you can edit'),
  position: msg('site-field.position', '{first, number}–{last, number} of {total, number}'),
  editable: msg('site-field.editable', 'Only sites you can edit'),
  loading: msg('site-field.loading', 'Loading the sites'),
  noOther: msg('site-field.no-other', 'There is no other site you can edit.'),
  chosen: msg('site-field.chosen', 'Chosen'),
}

export interface SiteFieldProps {
  label: string
  kind: Extract<SiteKind, 'all' | 'app'>
  action: Action
  /** The chosen site; without one the list is open. */
  value: Site | null
  onChange: (site: Site | null) => void
  /** Why a listed site cannot be chosen. */
  refusal?: (site: Site) => string | undefined
  /** Why the choice cannot be changed now. */
  disabledReason?: string | undefined
  error?: string | undefined
  /** Whether the search of the open list takes the focus at once. */
  autoFocus?: boolean
}

/** Chooses one site in a form: a searchable, paged list that collapses to one row once a site is chosen. */
export function SiteField({
  label,
  value,
  onChange,
  disabledReason,
  error,
  autoFocus = false,
  ...listProps
}: SiteFieldProps) {
  const { t } = useI18n()
  const caption = useSiteCaption()
  const change = useRef<HTMLButtonElement>(null)
  const [reopened, setReopened] = useState(autoFocus)
  const folded = useRef(value !== null)
  useEffect(() => {
    if (value !== null && !folded.current) change.current?.focus()
    folded.current = value !== null
  }, [value])
  return (
    <FieldGroup label={label} error={error}>
      {value === null ? (
        <OpenList {...listProps} focus={reopened} disabled={disabledReason !== undefined} onChoose={onChange} />
      ) : (
        <div className={styles.chosen}>
          <SiteName site={value} caption={caption(value)} />
          <Button
            ref={change}
            size="small"
            variant="quiet"
            disabledReason={disabledReason}
            onPress={() => {
              setReopened(true)
              onChange(null)
            }}
          >
            {t(CHANGE)}
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}

function OpenList({
  kind,
  action,
  focus,
  disabled,
  onChoose,
  refusal,
}: Pick<SiteFieldProps, 'kind' | 'action' | 'refusal'> & {
  focus: boolean
  disabled: boolean
  onChoose: (site: Site) => void
}) {
  const { t } = useI18n()
  const choose = (site: Site) => {
    if (refusal?.(site) === undefined) onChoose(site)
  }
  const { found, list, sites, pointed, point, turn, field } = useSiteOptions({
    pageSize: PAGE_SIZE,
    action,
    kind,
    onChoose: choose,
  })
  const search = t(kind === 'app' ? M.searchSites : M.searchAll, { count: found.all })
  return (
    <div className={styles.picker} inert={disabled}>
      <div className={styles.top}>
        <SearchBox {...field} autoFocus={focus} label={search} clearLabel={t(CLEAR_SEARCH)} />
      </div>
      <div className={styles.list}>
        {sites.length > 0 ? (
          <SiteOptions
            id={list}
            label={t(M.list)}
            sites={sites}
            active={pointed}
            refusal={refusal}
            onPoint={point}
            onChoose={choose}
          />
        ) : (
          <p className={styles.nothing} role="status">
            {t(found.failed ? SITES_FAILED : found.sites ? (found.searchTerm === '' ? M.noOther : NO_SITE) : M.loading)}
            {found.failed && (
              <Button size="small" icon="refresh" onPress={() => void found.again()}>
                {t(TRY_AGAIN)}
              </Button>
            )}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <span role="status">
          {found.total > 0 &&
            t(M.position, {
              first: found.page * PAGE_SIZE + 1,
              last: Math.min((found.page + 1) * PAGE_SIZE, found.total),
              total: found.total,
            })}
        </span>
        <span className={styles.note}>{t(M.editable)}</span>
        <IconButton
          icon="chevron-left"
          size="small"
          label={t(PREVIOUS_PAGE)}
          disabledReason={found.page === 0 ? t(FIRST_PAGE) : undefined}
          onPress={() => turn(found.page - 1)}
        />
        <IconButton
          icon="chevron-right"
          size="small"
          label={t(NEXT_PAGE)}
          disabledReason={found.page + 1 >= found.pages ? t(LAST_PAGE) : undefined}
          onPress={() => turn(found.page + 1)}
        />
      </div>
    </div>
  )
}
