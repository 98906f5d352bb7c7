import { useBlocker } from '@tanstack/react-router'
import type { Message } from '@waymark/domain/message'
import { lazy, Suspense, useEffect } from 'react'
import type { DiscardProps } from './discard-dialog.tsx'

const loadDialog = () => import('./discard-dialog.tsx')
const Dialog = lazy(loadDialog)

/** The question before changes are lost, while it is open. */
export function DiscardDialog({ open, ...rest }: DiscardProps & { open: boolean }) {
  return open ? (
    <Suspense>
      <Dialog {...rest} />
    </Suspense>
  ) : null
}

/** Asks before a changed form is left by a link, by Back, or by closing the tab (there the browser asks). */
export function LeaveGuard({ dirty, parts }: { dirty: boolean; parts: readonly Message[] }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: dirty,
    withResolver: true,
  })
  useEffect(() => {
    // It is there when it is asked for, even if the server is not.
    if (dirty) loadDialog().catch(() => undefined)
  }, [dirty])
  const needless = blocker.status === 'blocked' && !dirty
  useEffect(() => {
    // It has been saved while the question was open: there is nothing to ask any more.
    if (needless) blocker.proceed?.()
  }, [needless])
  return (
    <DiscardDialog
      open={!needless && blocker.status === 'blocked'}
      parts={parts}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  )
}
