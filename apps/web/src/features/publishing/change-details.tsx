import { useQuery } from '@tanstack/react-query'
import { asEntry } from '@waymark/domain/changelog'
import { UNABLE_TO_LOAD } from '@waymark/domain/failure'
import { Note, Skeleton } from '@waymark/ui/layout'
import { useMemo } from 'react'
import { draftChangeQuery } from '#data/changelog.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { EntryDetails } from '#items/changelog/entry-details.tsx'

/** The differences of one item between the published version and the draft. */
export function ChangeDetails({ appId, changedId }: { appId: string; changedId: string }) {
  const { t } = useI18n()
  const { data, isError } = useQuery(draftChangeQuery(appId, changedId))
  const entry = useMemo(() => data && asEntry(data), [data])
  if (entry) return <EntryDetails entry={entry} changedOnly={entry.attributes.change_type === 'edit'} />
  if (isError) return <Note tone="danger">{t(UNABLE_TO_LOAD)}</Note>
  return <Skeleton width="60%" />
}
