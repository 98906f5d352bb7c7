import { useLocation, useParams } from '@tanstack/react-router'
import type { SiteSection } from '@waymark/domain/site'
import { CONTENT_ID, ContentSheet, ContentSkeleton, TabBarPlaceholder, useNarrowViewport } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { AREAS, areaOf } from '#data/addresses/areas.ts'
import { OPENING } from '#i18n/frame-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListLayout } from '#items/list/list-layout.tsx'
import { ListPlaceholder } from '#items/list/list-placeholder.tsx'
import { Bare } from '#items/load-failures/bare-layout.tsx'
import { UnpublishedPlaceholder } from './banners.tsx'

/** The skeletons of areas that are no list with content beside it. */
export type AreaSkeletons = Partial<Record<SiteSection, ReactNode>>

/** Skeleton of the product, shown while the session and its modules are loaded. */
export function ProductSkeleton({ areas }: { areas: AreaSkeletons }) {
  const { appId } = useParams({ strict: false })
  return (
    <Bare banners={appId && <UnpublishedPlaceholder />} tabBar={appId && <TabBarPlaceholder />}>
      <SiteSkeleton areas={areas} />
    </Bare>
  )
}

/** Skeleton below the bars, shown while a site is loaded: that of the area in the address. */
export function SiteSkeleton({ areas }: { areas: AreaSkeletons }) {
  const { t } = useI18n()
  const pathname = useLocation({ select: (location) => location.pathname })
  const narrow = useNarrowViewport()
  const area = areaOf(pathname)
  if (area && areas[area]) return areas[area]
  const hasList = area !== undefined && area !== 'debug' && area !== 'settings'
  const onList = pathname.endsWith(`/${area}`)
  if (!hasList || (narrow && !onList))
    return (
      <ContentSheet>
        <ContentSkeleton label={t(OPENING)} />
      </ContentSheet>
    )
  const name = t(AREAS[area].tab)
  const list = <ListPlaceholder name={name} />
  if (narrow)
    return (
      <main id={CONTENT_ID} tabIndex={-1}>
        {list}
      </main>
    )
  return (
    <ListLayout section={area} label={name} list={list}>
      <ContentSheet>{(!onList || area === 'changelog') && <ContentSkeleton label={t(OPENING)} />}</ContentSheet>
    </ListLayout>
  )
}
