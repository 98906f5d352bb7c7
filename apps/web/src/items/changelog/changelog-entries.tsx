import { useQuery } from '@tanstack/react-query'
import { CHANGELOG_PAGE_SIZES } from '@waymark/domain/changelog'
import { msg } from '@waymark/domain/message'
import { Switch } from '@waymark/ui/controls'
import { EmptyState } from '@waymark/ui/layout'
import { useId, useState } from 'react'
import { useStore } from '#browser/store.ts'
import { changelogQuery } from '#data/changelog.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { HelpLink } from '#items/help-link.tsx'
import { ListStates } from '#items/list/list-states.tsx'
import { ListPager } from '#items/paged-list/list-pager.tsx'
import { changedOnlyChoice } from './changed-only.ts'
import styles from './changelog-entries.module.css'
import { CHANGELOG_ABOUT, NO_CHANGES } from './changelog-messages.ts'
import { EntryTable } from './entry-table.tsx'

const M = {
  title: msg('changelog.entries', 'Changes'),
  count: msg('changelog.count', '{count, plural, one {<b>#</b> recorded change} other {<b>#</b> recorded changes}}'),
  changedOnly: msg('changelog.changed-only', 'Changed attributes only'),
  pages: msg('changelog.pages', 'Pages of changes'),
  noneText: msg(
    'changelog.no-entries-text',
    'Every tag, trigger or variable that is added, edited or deleted is listed here.',
  ),
  unrecorded: msg('changelog.unrecorded', 'No recorded changes'),
  unrecordedText: msg(
    'changelog.unrecorded-text',
    'The draft differs from the live version because another version was published.',
  ),
}

interface ChangelogEntriesProps {
  readonly appId: string
  /** The id of a version, or `draft` or `published`. */
  readonly versionId: string
  /** Whether it is a draft that differs from the live version; it may without an entry, after another version was published. */
  readonly differs?: boolean
}

/** What a version changed: one row for each change, which opens to the item before and after it. */
export const ChangelogEntries = (props: ChangelogEntriesProps) => (
  <Entries key={`${props.appId} ${props.versionId}`} {...props} />
)

function Entries({ appId, versionId, differs = false }: ChangelogEntriesProps) {
  const { t } = useI18n()
  const headingId = useId()
  const switchId = useId()
  const changedOnly = useStore(changedOnlyChoice)
  const [page, setPage] = useState({ limit: CHANGELOG_PAGE_SIZES.initial as number, offset: 0 })
  const query = useQuery(changelogQuery(appId, versionId, page))
  const { entries = [], total = 0 } = query.data ?? {}

  return (
    <section className={styles.entries} aria-labelledby={headingId}>
      <h2 id={headingId} className="sr-only">
        {t(M.title)}
      </h2>
      {entries.length === 0 ? (
        <ListStates
          query={query}
          count={total}
          first={
            differs ? (
              <EmptyState art="trail" title={t(M.unrecorded)} text={t(M.unrecordedText)} />
            ) : (
              <EmptyState art="trail" title={t(NO_CHANGES)} text={t(M.noneText)} />
            )
          }
        />
      ) : (
        <>
          <div className={styles.tools}>
            <p className={styles.count}>
              <Trans message={M.count} values={{ count: total }} components={{ b: <b /> }} />
            </p>
            <label htmlFor={switchId}>{t(M.changedOnly)}</label>
            <Switch id={switchId} checked={changedOnly} onChange={changedOnlyChoice.set} />
          </div>
          <EntryTable label={t(M.title)} entries={entries} changedOnly={changedOnly} busy={query.isPlaceholderData} />
        </>
      )}
      <div className={styles.foot}>
        <ListPager
          label={t(M.pages)}
          query={query}
          page={page}
          onPage={setPage}
          sizes={CHANGELOG_PAGE_SIZES.choices}
          beside={<HelpLink topic="changelog" label={CHANGELOG_ABOUT} />}
        />
      </div>
    </section>
  )
}
