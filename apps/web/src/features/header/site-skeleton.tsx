import { useParams } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { CONTENT_ID, ContentSkeleton, TabBarPlace } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'
import { Bare } from '#items/load-failures/bare-layout.tsx'
import { UnpublishedPlace } from './banners.tsx'

/** Skeleton of the product, shown while the session and its modules are loaded. */
export function ProductSkeleton() {
  const { appId } = useParams({ strict: false })
  return (
    <Bare banners={appId && <UnpublishedPlace />} tabBar={appId && <TabBarPlace />}>
      <SiteSkeleton />
    </Bare>
  )
}

/** Skeleton below the bars, shown while a site is loaded. */
export function SiteSkeleton() {
  const { t } = useI18n()
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <ContentSkeleton label={t(msg('opening', 'Opening'))} />
    </main>
  )
}
