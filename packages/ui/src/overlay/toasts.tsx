import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../classes/classes.ts'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../icon/spinner.tsx'
import { isPending, type Toast, type ToastList } from './toast-list.ts'
import styles from './toasts.module.css'

const STAYS_MS = 5000

export interface ToastsProps {
  list: ToastList
  /** The name of the region: "Notices". */
  label: string
  dismissLabel: string
}

/** Draws the notices of a list in the corner, over dialogs too. They go after 5 s, wait while hovered or focused, and stay while pending. */
export function Toasts({ list, label, dismissLabel }: ToastsProps) {
  const toasts = useSyncExternalStore(list.subscribe, list.current)
  const [held, setHeld] = useState(false)
  return createPortal(
    <section
      className={styles.toasts}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status" className={styles.stack}>
        {toasts.filter((toast) => toast.tone !== 'danger').map((toast) => card(toast))}
      </div>
      <div role="alert" className={styles.stack}>
        {toasts.filter((toast) => toast.tone === 'danger').map((toast) => card(toast))}
      </div>
    </section>,
    document.body,
  )
  function card(toast: Toast): ReactNode {
    return (
      <ToastCard
        key={toast.id}
        toast={toast}
        held={held}
        dismissLabel={dismissLabel}
        onGone={() => list.dismiss(toast.id)}
      />
    )
  }
}

function ToastCard({
  toast,
  held,
  dismissLabel,
  onGone,
}: {
  toast: Toast
  held: boolean
  dismissLabel: string
  onGone: () => void
}) {
  const stays = held || isPending(toast)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(() => {
    if (stays) return
    const timer = window.setTimeout(() => gone.current(), STAYS_MS)
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
        {toast.detail && <small>{toast.detail}</small>}
        {toast.action && (
          <Button size="small" variant="quiet" className={styles.action} onPress={toast.action.onPress}>
            {toast.action.label}
          </Button>
        )}
      </div>
      <IconButton icon="x" size="small" label={dismissLabel} tooltip="" onPress={onGone} className={styles.dismiss} />
    </div>
  )
}
