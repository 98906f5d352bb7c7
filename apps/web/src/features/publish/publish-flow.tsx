import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ErrorCode, isErrorCode, REFUSAL_TEXTS, TOASTS } from '@waymark/domain/failure'
import { msg } from '@waymark/domain/message'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { apiOf } from '#data/api.ts'
import { CallFailed } from '#data/call-failed.ts'
import { contentKeys } from '#data/keys.ts'
import { createPublications, type PublishingEnd, type PublishService } from '#data/publishing/publications.ts'
import { PublicationsContext } from '#data/publishing/use-publish-draft.ts'
import { useToasts } from '#data/toasts/toasts.tsx'
import { versionQuery } from '#data/versions.ts'

const PublishedDialog = lazy(() => import('./published-dialog.tsx'))

interface Published {
  appId: string
  siteName: string
  versionId: string
}

/**
 * Provides publishing to its children, and shows the result, also after a reload: a dialog for the draft of the current
 * site, else a toast. Queries that depend on the published version are refetched.
 */
export function PublishFlow({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const router = useRouter()
  const toasts = useToasts()
  const [published, setPublished] = useState<Published | null>(null)

  const showEnd = async (end: PublishingEnd) => {
    const { appId, siteName, kind } = end.of
    if (end.is === 'failed') return showFailure(end)
    for (const queryKey of contentKeys(appId)) void queries.invalidateQueries({ queryKey })
    const isShown = router.state.matches.some(({ params }) => 'appId' in params && params.appId === appId)
    const versionId = end.version?.version_id
    if (kind === 'draft' && isShown && versionId) {
      // The dialog opens complete, so that the focus can start in its first field.
      await queries.prefetchQuery(versionQuery(appId, versionId))
      trackUsage({ category: 'publish', action: 'opened' })
      setPublished({ appId, siteName, versionId })
    } else toasts.success(msg('publish.live-elsewhere', '{site} is published'), { site: siteName })
  }
  const showFailure = ({ why }: Extract<PublishingEnd, { is: 'failed' }>) => {
    if (why.kind !== 'operation') return toasts.failed('publish-version', new CallFailed(why))
    const code = why.errors.find((text): text is ErrorCode => isErrorCode(text))
    toasts.failure((code && REFUSAL_TEXTS[code]) ?? TOASTS['publish-version'].failure)
  }

  const currentShowEnd = useRef(showEnd)
  useEffect(() => {
    currentShowEnd.current = showEnd
  })
  const [publications] = useState<PublishService>(() =>
    createPublications(apiOf(queries), (end) => void currentShowEnd.current(end)),
  )
  useEffect(() => publications.resume(), [publications])

  return (
    <PublicationsContext value={publications}>
      {children}
      {published && (
        <Suspense>
          <PublishedDialog
            {...published}
            onClose={() => setPublished(null)}
            onSkip={() => trackUsage({ category: 'publish', action: 'info_skipped' })}
          />
        </Suspense>
      )}
    </PublicationsContext>
  )
}
