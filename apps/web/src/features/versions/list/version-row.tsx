import { useQuery } from '@tanstack/react-query'
import { msg } from '@waymark/domain/message'
import { isUnnamed, type Version, versionNumber } from '@waymark/domain/version'
import { TrailNode, type TrailNodeProps } from '@waymark/ui/data'
import { ListItem } from '@waymark/ui/layout'
import { memo } from 'react'
import { unpublishedCountQuery } from '#data/versions.ts'
import { useFormats } from '#i18n/dates.ts'
import { EDITED } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { NO_CHANGES } from '#items/changelog/changelog-messages.ts'
import { RowLink } from '#items/list/row-link.tsx'
import { useVersionName } from '../use-version-name.ts'
import styles from './version-list.module.css'
import type { VersionSort } from './version-list-params.ts'

const M = {
  published: msg('versions.row.published', 'Published {date}'),
  made: msg('versions.row.made', '{date}, {author}'),
  changes: msg('versions.row.changes', '{count, plural, one {# change} other {# changes}}, last {date}'),
}

interface VersionRowProps {
  readonly appId: string
  readonly version: Version
  readonly sort: VersionSort
  readonly place: TrailNodeProps['place']
  readonly href: string
  readonly current: boolean
}

/** One version in the list: what it is called, when and by whom it was made or published, and its number. */
export const VersionRow = memo(function VersionRow(props: VersionRowProps) {
  const { appId, version, sort, place, href, current } = props
  const nameOf = useVersionName()
  const caption = useCaption(appId, version, sort)
  const { version_type } = version.attributes
  return (
    <ListItem
      icon={<TrailNode kind={version_type} place={place} />}
      name={nameOf(version)}
      unnamed={isUnnamed(version)}
      caption={caption}
      current={current}
      link={(props) => <RowLink {...props} href={href} />}
      trail={version_type !== 'draft' && <span className={styles.number}>{versionNumber(version)}</span>}
    />
  )
})

function useCaption(appId: string, { attributes }: Version, sort: VersionSort): string {
  const { t } = useI18n()
  const { date, dateTime } = useFormats()
  const { version_type, has_changes, updated_at, created_at, published_at, author } = attributes
  const isDraft = version_type === 'draft'
  const { data: count } = useQuery({ ...unpublishedCountQuery(appId), enabled: isDraft && has_changes })
  if (isDraft && !has_changes) return t(NO_CHANGES)
  if (isDraft && count) return t(M.changes, { count, date: dateTime(updated_at) })
  if (isDraft || sort === '-updated_at') return t(EDITED, { date: dateTime(updated_at) })
  if (version_type === 'published') return t(M.published, { date: dateTime(published_at ?? updated_at) })
  return author ? t(M.made, { date: date(created_at), author: author.email }) : date(created_at)
}
