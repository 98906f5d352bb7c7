import { msg } from '@waymark/domain/message'
import type { Site } from '@waymark/domain/site'
import { Button, IconButton, Segmented } from '@waymark/ui/controls'
import { SearchBox } from '@waymark/ui/data'
import { EmptyState } from '@waymark/ui/layout'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { SiteKind } from '../../queries/sites.ts'
import { optionId, SiteOptions } from '../../sites/site-options.tsx'
import { useSiteSearch } from '../../sites/use-site-search.ts'
import { useWords } from '../../words/use-words.ts'
import { Words } from '../../words/words.tsx'
import styles from './site-picker.module.css'

const PAGE_SIZE = 10

export interface SitePickerProps {
  current: string | undefined
  /** The name of the area that choosing a site stays in, if any. */
  area: string | undefined
  onChoose(site: Site): void
}

/** Finds a website or meta-site and goes there: search, one kind or both, ten on a page. */
export default function SitePicker({ current, area, onChoose }: SitePickerProps) {
  const { say } = useWords()
  const list = useId()
  const found = useSiteSearch({ pageSize: PAGE_SIZE })
  const [active, setActive] = useState(0)
  const search = useRef<HTMLInputElement>(null)
  // The popup is not visible yet while this is put into it, so that it could not take the focus by itself.
  useEffect(() => search.current?.focus(), [])
  const sites = currentFirst(found.sites ?? [], current, found.page)
  const pointed = Math.min(active, sites.length - 1)
  const turn = (page: number) => {
    if (page < 0 || page >= found.pages) return
    found.setPage(page)
    setActive(0)
  }

  const keys = (event: KeyboardEvent) => {
    const chosen = sites[pointed]
    const does: Record<string, () => void> = {
      ArrowDown: () => setActive((pointed + 1) % Math.max(1, sites.length)),
      ArrowUp: () => setActive((pointed + sites.length - 1) % Math.max(1, sites.length)),
      PageDown: () => turn(found.page + 1),
      PageUp: () => turn(found.page - 1),
      Enter: () => chosen && onChoose(chosen),
    }
    const action = does[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return (
    <div className={styles.picker}>
      <div className={styles.top}>
        <SearchBox
          value={found.search}
          onChange={(text) => {
            found.setSearch(text)
            setActive(0)
          }}
          onKeyDown={keys}
          label={say(msg('site-picker.search', 'Search by name'))}
          clearLabel={say(msg('search.clear', 'Clear search'))}
          owns={{
            'aria-controls': list,
            'aria-expanded': sites.length > 0,
            'aria-activedescendant': sites.length > 0 ? optionId(list, pointed) : undefined,
          }}
          ref={search}
        />
        <Segmented<SiteKind>
          label={say(msg('site-picker.kinds', 'Kind of site'))}
          value={found.kind}
          onChange={(kind) => {
            found.setKind(kind)
            setActive(0)
          }}
          options={[
            { value: 'all', label: say(msg('site-picker.all', 'All')) },
            { value: 'app', label: say(msg('site-picker.websites', 'Websites')) },
            { value: 'meta-site', label: say(msg('site-picker.meta-sites', 'Meta-sites')) },
          ]}
          fill
        />
      </div>
      {sites.length > 0 ? (
        <SiteOptions
          id={list}
          label={say(msg('site-picker.list', 'Sites'))}
          sites={sites}
          active={pointed}
          current={current}
          onPoint={setActive}
          onChoose={onChoose}
        />
      ) : (
        <Nothing failed={found.failed} loaded={found.sites !== undefined} again={() => found.again()} />
      )}
      <div className={styles.foot}>
        <span className={styles.count} role="status">
          {found.total > 0 && (
            <Words
              of={msg('site-picker.count', '<b>{first}–{last}</b> of {total}')}
              values={{
                first: found.page * PAGE_SIZE + 1,
                last: Math.min((found.page + 1) * PAGE_SIZE, found.total),
                total: found.total,
              }}
              components={{ b: <b /> }}
            />
          )}
        </span>
        {area && <span className={styles.stays}>{say(msg('site-picker.stays', 'Stays in {area}'), { area })}</span>}
        <IconButton
          icon="chevron-left"
          label={say(msg('pager.previous', 'Previous page'))}
          {...(found.page === 0 && { disabledReason: say(msg('pager.first', 'This is the first page')) })}
          onPress={() => turn(found.page - 1)}
        />
        <IconButton
          icon="chevron-right"
          label={say(msg('pager.next', 'Next page'))}
          {...(found.page + 1 >= found.pages && { disabledReason: say(msg('pager.last', 'This is the last page')) })}
          onPress={() => turn(found.page + 1)}
        />
      </div>
    </div>
  )
}

function Nothing({ failed, loaded, again }: { failed: boolean; loaded: boolean; again: () => void }) {
  const { say } = useWords()
  if (!failed && !loaded) return <div className={styles.nothing} aria-busy="true" />
  return (
    <div className={styles.nothing}>
      <EmptyState
        art="lost"
        title={say(
          failed ? msg('site-picker.failed', 'Sites could not be loaded') : msg('site-picker.none', 'No site matches'),
        )}
        {...(failed && {
          actions: (
            <Button icon="refresh" onPress={again}>
              {say(msg('try-again', 'Try again'))}
            </Button>
          ),
        })}
      />
    </div>
  )
}

/** The first page begins with the site one is on, if it is on that page. */
function currentFirst(sites: readonly Site[], current: string | undefined, page: number): readonly Site[] {
  const own = page === 0 ? sites.find(({ id }) => id === current) : undefined
  return own ? [own, ...sites.filter((site) => site !== own)] : sites
}
