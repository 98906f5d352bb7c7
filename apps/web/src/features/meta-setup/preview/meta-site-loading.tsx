import { msg } from '@waymark/domain/message'
import { ContentSheet, ContentSkeleton } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'

const LOADING = msg('meta-setup.loading', 'Loading the meta-site')

/** Skeleton of a meta-site that is being loaded. */
export function MetaSiteLoading() {
  const { t } = useI18n()
  return (
    <ContentSheet wide>
      <ContentSkeleton label={t(LOADING)} />
    </ContentSheet>
  )
}
