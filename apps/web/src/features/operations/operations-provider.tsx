import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { useIdempotentClient } from '#data/api/use-idempotent-client.ts'
import { runningCopies } from '#data/operations/running-copies.ts'
import { createOperations, type Operations } from '#data/operations/running-operations.ts'
import { OperationsContext } from '#data/operations/use-operations.ts'
import type { Published } from './use-offer-name.ts'
import { useOperationToasts } from './use-operation-toasts.ts'

const FollowedCopies = lazy(() => import('./followed-copies.tsx'))
const PublishedDialog = lazy(() => import('./published-dialog.tsx'))

/**
 * Provides every operation on versions (`VersionOperation`) to its children, and shows how it ends, also after a reload and
 * on other screens: a dialog for a published draft of the current site, else a toast. Copies of items are followed here only
 * after a reload.
 */
export function OperationsProvider({ children }: { children: ReactNode }) {
  const [published, setPublished] = useState<Published | null>(null)
  const toasts = useOperationToasts(setPublished)
  const latest = useRef(toasts)
  useEffect(() => {
    latest.current = toasts
  })
  const client = useIdempotentClient()
  const [operations] = useState<Operations>(() =>
    createOperations(client, {
      began: (request) => latest.current.began(request),
      ended: (result, shown) => void latest.current.ended(result, shown),
      dropped: (request) => latest.current.dropped(request),
    }),
  )
  useEffect(() => operations.followStored(), [operations])
  const [copies] = useState(runningCopies.getSnapshot)

  return (
    <OperationsContext value={operations}>
      {children}
      {copies.length > 0 && (
        <Suspense>
          <FollowedCopies copies={copies} />
        </Suspense>
      )}
      {published && (
        <Suspense>
          <PublishedDialog
            {...published}
            onClose={() => setPublished(null)}
            onSkip={() => trackUsage({ category: 'publish', action: 'info_skipped' })}
          />
        </Suspense>
      )}
    </OperationsContext>
  )
}
