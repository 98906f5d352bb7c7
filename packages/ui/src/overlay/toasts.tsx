import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../classes/classes.ts'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../icon/spinner.tsx'
import { isPending, type Toast, type ToastList } from './toast-list.ts'
import styles from './toasts.module.css'

/** Duration of a toast, in milliseconds. */
const DURATION_MS = 5000

export interface ToastsProps {
  list: ToastList
  /** The name of the region: "Notices". */
  label: string
  dismissLabel: string
}

/**
 * A region with the toasts of a list, also over dialogs. They are live regions (danger is an alert). A toast disappears
 * after five seconds, unless it is pending, set to stay, or the region is hovered or focused.
 */
export function Toasts({ list, label, dismissLabel }: ToastsProps) {
  const toasts = useSyncExternalStore(list.subscribe, list.getSnapshot)
  const [paused, setPaused] = useState(false)
  return createPortal(
    <section
      className={styles.toasts}
      aria-label={label}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role="status" className={styles.stack}>
        {toasts.filter((toast) => toast.tone !== 'danger').map(card)}
      </div>
      <div role="alert" className={styles.stack}>
        {toasts.filter((toast) => toast.tone === 'danger').map(card)}
      </div>
    </section>,
    document.body,
  )
  function card(toast: Toast): ReactNode {
    return (
      <ToastCard
        key={toast.id}
        toast={toast}
        paused={paused}
        dismissLabel={dismissLabel}
        onDismiss={() => list.dismiss(toast.id)}
      />
    )
  }
}

function ToastCard({
  toast,
  paused,
  dismissLabel,
  onDismiss,
}: {
  toast: Toast
  paused: boolean
  dismissLabel: string
  onDismiss: () => void
}) {
  const stays = paused || isPending(toast) || toast.stays === true
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  })
  useEffect(() => {
    if (stays) return
    const timer = window.setTimeout(() => dismiss.current(), DURATION_MS)
    return () => window.clearTimeout(timer)
  }, [stays])
  return (
    <div className={classes(styles.toast, styles[toast.tone])}>
      {toast.tone === 'pending' ? (
        <Spinner />
      ) : (
        <Icon name={toast.tone === 'danger' ? 'error' : toast.tone === 'success' ? 'success' : 'info'} />
      )}
      <div className={styles.text}>
        {toast.text}
        {toast.actions && (
          <span className={styles.actions}>
            {toast.actions.map(({ label, onPress }) => (
              <Button key={label} size="small" variant="quiet" className={styles.action} onPress={onPress}>
                {label}
              </Button>
            ))}
          </span>
        )}
      </div>
      <IconButton
        icon="x"
        size="small"
        label={dismissLabel}
        tooltip=""
        onPress={onDismiss}
        className={styles.dismiss}
      />
    </div>
  )
}
