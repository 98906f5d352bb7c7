import { TOASTS, type UserAction } from '@waymark/domain/failure'
import { type Message, msg } from '@waymark/domain/message'
import { createToastList, type Toast, Toasts } from '@waymark/ui/overlay'
import { useLayoutEffect, useMemo } from 'react'
import { reportOfThrown } from '#data/api/report-of-thrown.ts'
import { DISMISS } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const list = createToastList()

/** Mounts the toast region once, with the app's list. The toasts leave with it: another app on the page, as in stories, starts without them. */
export function AppToasts() {
  const { t } = useI18n()
  useLayoutEffect(
    () => () => {
      for (const { id } of list.getSnapshot()) list.dismiss(id)
    },
    [],
  )
  return <Toasts list={list} label={t(msg('notices.label', 'Notices'))} dismissLabel={t(DISMISS)} />
}

/** A button in a toast. */
export interface ToastAction {
  readonly label: Message
  readonly onPress: () => void
}

/**
 * Shows toasts about what the user did.
 *
 * - `done(action)` reports that it succeeded, `began(action)` that it has started, if there is a text for that
 * - `failed(action, error)` explains a failure; failures of forms are shown by `useSubmit`
 * - `report(action, call)` reports the end of a call, and resolves to whether it succeeded
 * - `success`, `info` and `failure` show any other message; `persistent` shows one that stays, with what can be done now
 * - `began` returns the pending toast; given to `done`, `failed` or `success` it is replaced, `dismiss` removes it
 */
export function useToasts() {
  const { t } = useI18n()
  return useMemo(() => {
    const show = (tone: 'success' | 'danger' | 'info', text: string, pending?: number, more?: Partial<Toast>) => {
      const toast = { tone, text, ...more }
      if (pending === undefined) return list.show(toast)
      list.update(pending, toast)
      return pending
    }

    const done = (action: UserAction, pending?: number) => show('success', t(TOASTS[action].success), pending)
    const failed = (action: UserAction, error: unknown, pending?: number) => {
      const { message } = reportOfThrown(error, TOASTS[action].failure)
      if (message) show('danger', t(message), pending)
      else if (pending !== undefined) list.dismiss(pending)
    }

    return {
      began: (action: UserAction): number | undefined => {
        const messages = TOASTS[action]
        return 'pending' in messages ? list.show({ tone: 'pending', text: t(messages.pending) }) : undefined
      },
      done,
      failed,
      async report(action: UserAction, call: Promise<unknown>, pending?: number): Promise<boolean> {
        try {
          await call
        } catch (error) {
          failed(action, error, pending)
          return false
        }
        done(action, pending)
        return true
      },
      success: (message: Message, values?: Record<string, unknown>, pending?: number, action?: ToastAction) =>
        show('success', t(message, values), pending, action && { actions: [{ ...action, label: t(action.label) }] }),
      persistent: (message: Message, values: Record<string, unknown>, actions: readonly ToastAction[]) => {
        const id: number = show('success', t(message, values), undefined, {
          stays: true,
          actions: actions.map(({ label, onPress }) => ({
            label: t(label),
            onPress: () => {
              list.dismiss(id)
              onPress()
            },
          })),
        })
      },
      info: (message: Message, values?: Record<string, unknown>) => show('info', t(message, values)),
      failure: (message: Message, values?: Record<string, unknown>) => show('danger', t(message, values)),
      dismiss: (pending: number | undefined) => {
        if (pending !== undefined) list.dismiss(pending)
      },
    }
  }, [t])
}
