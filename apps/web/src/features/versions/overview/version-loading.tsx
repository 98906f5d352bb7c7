import { msg } from '@waymark/domain/message'
import { ContentSheet, ContentSkeleton } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'

/** Skeleton of a version that is being loaded. */
export function VersionLoading() {
  const { t } = useI18n()
  return (
    <ContentSheet>
      <ContentSkeleton label={t(msg('version.loading', 'Loading the version'))} />
    </ContentSheet>
  )
}
