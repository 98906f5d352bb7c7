import { useParams } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { CONTENT_ID, ContentSkeleton, TabBarPlace } from '@waymark/ui/layout'
import { useWords } from '#i18n/use-words.ts'
import { Bare } from '#items/load-failures/bare-layout.tsx'
import { UnpublishedPlace } from './banners.tsx'

/** Shown while it is found out who is here and what they may open. */
export function Opening() {
  const { appId } = useParams({ strict: false })
  return (
    <Bare banners={appId && <UnpublishedPlace />} tabBar={appId && <TabBarPlace />}>
      <OpeningSite />
    </Bare>
  )
}

/** Shown below the bars while a site is being opened. */
export function OpeningSite() {
  const { say } = useWords()
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <ContentSkeleton label={say(msg('opening', 'Opening'))} />
    </main>
  )
}
