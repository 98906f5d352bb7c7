import { useParams } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { CONTENT_ID, ContentSkeleton, TabBarPlace } from '@waymark/ui/layout'
import { useI18n } from '#i18n/use-i18n.ts'
import { Bare } from '#items/load-failures/bare-layout.tsx'
import { UnpublishedPlace } from './banners.tsx'

/** Stands for the whole product while the session and what it may open are being loaded. */
export function ProductSkeleton() {
  const { appId } = useParams({ strict: false })
  return (
    <Bare banners={appId && <UnpublishedPlace />} tabBar={appId && <TabBarPlace />}>
      <SiteSkeleton />
    </Bare>
  )
}

/** Stands below the bars while a site is being loaded. */
export function SiteSkeleton() {
  const { t } = useI18n()
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <ContentSkeleton label={t(msg('opening', 'Opening'))} />
    </main>
  )
}
