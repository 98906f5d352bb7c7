import { Link } from '@tanstack/react-router'
import type { HistoryGroup } from '@waymark/domain/changelog'
import { type Message, msg } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import { displayName, isUnnamed, versionNumber } from '@waymark/domain/version'
import { classes } from '@waymark/ui/classes'
import { TrailNode } from '@waymark/ui/data'
import { versionAddress } from '#data/addresses/version-address.ts'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { labelText } from '../value/use-value-text.ts'
import { HistoryEntry } from './history-entry.tsx'
import styles from './item-history.module.css'

const SKIPPED: Readonly<Record<ItemKind, Message>> = {
  tag: msg('history.skipped.tag', '{count, plural, one {# version} other {# versions}} without a change of this tag'),
  trigger: msg(
    'history.skipped.trigger',
    '{count, plural, one {# version} other {# versions}} without a change of this trigger',
  ),
  variable: msg(
    'history.skipped.variable',
    '{count, plural, one {# version} other {# versions}} without a change of this variable',
  ),
}
const NOT_LIVE = msg('history.not-live', 'Not live yet')
const LIVE_SINCE = msg('history.live-since', 'Live since {date}')

interface VersionChangesProps {
  kind: ItemKind
  appId: string
  group: HistoryGroup
  changedOnly: boolean
}

/** A version with what it changed about the item, after a line for the versions that changed nothing about it. */
export function VersionChanges({
  kind,
  appId,
  group: { version, changes, skipped },
  changedOnly,
}: VersionChangesProps) {
  const { t } = useI18n()
  const { dateTime } = useFormats()
  const { version_type, published_at, created_at } = version.attributes
  const name = labelText(t, displayName(version))
  const since = dateTime(published_at ?? created_at)
  return (
    <>
      {skipped > 0 && (
        <li className={classes(styles.version, styles.skipped, 't-caption')}>{t(SKIPPED[kind], { count: skipped })}</li>
      )}
      <li className={styles.version} data-kind={version_type}>
        <span className={styles.stop}>
          <TrailNode kind={version_type} place="only" />
        </span>
        <div className={styles.head}>
          <Link
            to={versionAddress(appId, version.id)}
            className={classes('truncate', styles.name, isUnnamed(version) && styles.unnamed)}
            title={name}
          >
            {name}
          </Link>
          {version_type !== 'draft' && <span className={styles.number}>{versionNumber(version)}</span>}
        </div>
        <p className="t-caption">
          {version_type === 'draft'
            ? t(NOT_LIVE)
            : version_type === 'published'
              ? t(LIVE_SINCE, { date: since })
              : since}
        </p>
        <ul className={styles.entries}>
          {changes.map((change) => (
            <HistoryEntry key={change.id} entry={change} changedOnly={changedOnly} />
          ))}
        </ul>
      </li>
    </>
  )
}
