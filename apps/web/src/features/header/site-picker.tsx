import { msg } from '@waymark/domain/message'
import { type Site, type SiteSection, siteSections } from '@waymark/domain/site'
import { Button, IconButton, Segmented } from '@waymark/ui/controls'
import { SearchBox } from '@waymark/ui/data'
import { EmptyState } from '@waymark/ui/layout'
import { useEffect, useRef } from 'react'
import { AREAS } from '#data/addresses/areas.ts'
import type { SiteKind } from '#data/sites.ts'
import { TRY_AGAIN } from '#i18n/action-labels.ts'
import { CLEAR_SEARCH, NEXT_PAGE, PREVIOUS_PAGE } from '#i18n/list-messages.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { FIRST_PAGE, LAST_PAGE, NO_SITE, SITES_FAILED } from '#sites/site-field/site-messages.ts'
import { SiteOptions } from '#sites/site-field/site-options.tsx'
import { useSiteOptions } from '#sites/site-field/use-site-options.ts'
import styles from './site-picker.module.css'

const PAGE_SIZE = 10

export interface SitePickerProps {
  current: string | undefined
  /** The area of the screen, in which a chosen site that has it is opened. */
  area: SiteSection | undefined
  onChoose(site: Site): void
}

/** Searches websites and meta-sites, ten per page, and opens the chosen one. */
export default function SitePicker({ current, area, onChoose }: SitePickerProps) {
  const { t } = useI18n()
  const { found, list, sites, pointed, point, turn, field } = useSiteOptions({
    pageSize: PAGE_SIZE,
    onChoose,
    sorted: (all, page) => currentFirst(all, current, page),
  })
  const target = sites[pointed]
  const search = useRef<HTMLInputElement>(null)
  // The popup is not visible yet when this is mounted, so it cannot be focused at once.
  useEffect(() => search.current?.focus(), [])

  return (
    <div className={styles.picker}>
      <div className={styles.top}>
        <SearchBox
          {...field}
          label={t(msg('site-picker.search', 'Search by name'))}
          clearLabel={t(CLEAR_SEARCH)}
          ref={search}
        />
        <Segmented<SiteKind>
          label={t(msg('site-picker.kinds', 'Kind of site'))}
          value={found.kind}
          onChange={(kind) => {
            found.setKind(kind)
            point(0)
          }}
          options={[
            { value: 'all', label: t(msg('site-picker.all', 'All')) },
            { value: 'app', label: t(msg('site-picker.websites', 'Websites')) },
            { value: 'meta-site', label: t(msg('site-picker.meta-sites', 'Meta-sites')) },
          ]}
          fill
        />
      </div>
      {sites.length > 0 ? (
        <SiteOptions
          id={list}
          label={t(msg('site-picker.list', 'Sites'))}
          sites={sites}
          active={pointed}
          current={current}
          onPoint={point}
          onChoose={onChoose}
        />
      ) : (
        <Nothing failed={found.failed} loaded={found.sites !== undefined} again={() => found.again()} />
      )}
      <div className={styles.foot}>
        <span className={styles.count} role="status">
          {found.total > 0 && (
            <Trans
              message={msg('site-picker.count', '<b>{first}–{last}</b> of {total}')}
              values={{
                first: found.page * PAGE_SIZE + 1,
                last: Math.min((found.page + 1) * PAGE_SIZE, found.total),
                total: found.total,
              }}
              components={{ b: <b /> }}
            />
          )}
        </span>
        {area && target && siteSections(target).includes(area) && (
          <span className={styles.stays}>
            {t(msg('site-picker.stays', 'Stays in {area}'), { area: t(AREAS[area].tab) })}
          </span>
        )}
        <IconButton
          icon="chevron-left"
          label={t(PREVIOUS_PAGE)}
          {...(found.page === 0 && { disabledReason: t(FIRST_PAGE) })}
          onPress={() => turn(found.page - 1)}
        />
        <IconButton
          icon="chevron-right"
          label={t(NEXT_PAGE)}
          {...(found.page + 1 >= found.pages && { disabledReason: t(LAST_PAGE) })}
          onPress={() => turn(found.page + 1)}
        />
      </div>
    </div>
  )
}

function Nothing({ failed, loaded, again }: { failed: boolean; loaded: boolean; again: () => void }) {
  const { t } = useI18n()
  if (!failed && !loaded) return <div className={styles.nothing} aria-busy="true" />
  return (
    <div className={styles.nothing}>
      <EmptyState
        art="lost"
        title={t(failed ? SITES_FAILED : NO_SITE)}
        {...(failed && {
          actions: (
            <Button icon="refresh" onPress={again}>
              {t(TRY_AGAIN)}
            </Button>
          ),
        })}
      />
    </div>
  )
}

/** Moves the current site to the beginning of the first page, if it is on that page. */
function currentFirst(sites: readonly Site[], current: string | undefined, page: number): readonly Site[] {
  const own = page === 0 ? sites.find(({ id }) => id === current) : undefined
  return own ? [own, ...sites.filter((site) => site !== own)] : sites
}
