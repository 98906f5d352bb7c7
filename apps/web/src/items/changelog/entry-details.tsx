import { type ChangelogEntry, compareEntry } from '@waymark/domain/changelog'
import { Note } from '@waymark/ui/layout'
import { useMemo } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { ComparisonTable } from './comparison-table.tsx'

interface EntryDetailsProps {
  entry: ChangelogEntry
  changedOnly: boolean
  stacked?: boolean
}

/** What one change did to its item, or why it cannot be shown. */
export function EntryDetails({ entry, changedOnly, stacked }: EntryDetailsProps) {
  const { t } = useI18n()
  const comparison = useMemo(() => compareEntry(entry, console.error), [entry])
  if (!('attributes' in comparison)) return <Note tone="neutral">{t(comparison)}</Note>
  return (
    <ComparisonTable
      name={entry.attributes.resource_name}
      comparison={comparison}
      onlyChanged={changedOnly}
      {...(stacked && { stacked })}
    />
  )
}
