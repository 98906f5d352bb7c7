import type { Version } from '@waymark/domain/version'
import { versionNumber } from '@waymark/domain/version'
import { ListItem } from '@waymark/ui/layout'
import { memo } from 'react'
import { useFormats } from '#i18n/dates.ts'
import { RowLink } from '#items/list/row-link.tsx'
import { useVersionName } from '../use-version-name.ts'
import type { VersionOrder } from './version-list-params.ts'

/** One version in the list. */
export const VersionRow = memo(function VersionRow({
  version,
  href,
  current,
}: {
  version: Version
  order: VersionOrder
  href: string
  current: boolean
}) {
  const nameOf = useVersionName()
  const { dateTime } = useFormats()
  return (
    <ListItem
      name={nameOf(version)}
      caption={dateTime(version.attributes.updated_at)}
      current={current}
      link={(slot) => <RowLink {...slot} href={href} />}
      trail={version.attributes.version_type !== 'draft' && versionNumber(version)}
    />
  )
})
