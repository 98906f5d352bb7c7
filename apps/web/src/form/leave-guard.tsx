import { useBlocker } from '@tanstack/react-router'
import type { AnyForm } from '@waymark/forms/form'
import { lazy, Suspense, useEffect } from 'react'
import type { DiscardProps } from './discard-dialog.tsx'
import { isLeavingPage, useRegisterUnsaved } from './unsaved-forms.ts'
import { useForm } from './use-form.ts'

const loadDialog = () => import('./discard-dialog.tsx')
const Dialog = lazy(loadDialog)

/** The open confirmation before changes are lost. */
export function DiscardDialog({ open, ...rest }: DiscardProps & { open: boolean }) {
  return open ? (
    <Suspense>
      <Dialog {...rest} />
    </Suspense>
  ) : null
}

const parameterOf = (search: unknown, name: string): unknown => (search as Record<string, unknown>)[name]

/** Lets the user confirm that a dirty form is left by a link, by Back, or by closing the tab (by the browser's own dialog). */
export function LeaveGuard({
  form,
  name,
  restoreKey,
  kind,
  summary,
  withSearch,
  off = false,
  asks = true,
}: Pick<DiscardProps, 'summary'> & {
  form: AnyForm
  /** The name of the edited item, shown when something is published without its changes or when they are stored. */
  name?: string
  /** The key under which its changes are stored if the session ends: the id of the edited item, or a fixed text. */
  restoreKey?: string
  /** The template or type chosen before, in a wizard. */
  kind?: string
  /** A search parameter that names what is open: another value leaves the form, too. */
  withSearch?: string
  off?: boolean
  /** Whether leaving has to be confirmed. Without it, the changes are still stored if the session ends. */
  asks?: boolean
}) {
  const dirty = useForm(form).dirty && !off
  useRegisterUnsaved({ form, name, key: restoreKey, kind }, dirty)
  const guarded = dirty && asks
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      guarded &&
      (current.pathname !== next.pathname ||
        (withSearch !== undefined && parameterOf(current.search, withSearch) !== parameterOf(next.search, withSearch))),
    enableBeforeUnload: () => guarded && !isLeavingPage(),
    withResolver: true,
  })
  useEffect(() => {
    // Loaded early, so that it can be shown while the server is not available.
    if (dirty) loadDialog().catch(() => undefined)
  }, [dirty])
  const saved = blocker.status === 'blocked' && !dirty
  useEffect(() => {
    // Saved while the question was open.
    if (saved) blocker.proceed?.()
  }, [saved])
  return (
    <DiscardDialog
      form={form}
      summary={summary}
      open={!saved && blocker.status === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  )
}
