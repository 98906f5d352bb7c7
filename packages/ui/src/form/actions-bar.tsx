import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import { useDocumentMark } from '../floating/document-mark.ts'
import styles from './actions-bar.module.css'

export interface ActionsBarProps {
  /** The name of the region: "Unsaved changes". */
  label: string
  /** "3 unsaved changes" */
  what: ReactNode
  /** The changed fields: "Event, Flight dates, Consent type". */
  details?: ReactNode
  /** Focuses the field that the details are about. */
  onDetails?: () => void
  /** Cancel, then the one primary button. */
  children: ReactNode
}

/** Focuses the title of the screen when the bar is removed, once there is nothing to save. */
function focusTitle() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** The bar at the bottom of a form while there is something to save. */
export function ActionsBar({ label, what, details, onDetails, children }: ActionsBarProps) {
  const bar = useRef<HTMLElement>(null)
  useDocumentMark('actions-bar')
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (element?.contains(document.activeElement)) requestAnimationFrame(focusTitle)
    }
  }, [])
  return (
    <section ref={bar} className={styles.bar} aria-label={label}>
      <p className={classes('truncate', styles.what)} role="status" data-leads={onDetails ? '' : undefined}>
        <b>{what}</b>
        {details && (
          <span>
            {' '}
            {onDetails ? (
              <button type="button" className={styles.details} onClick={onDetails}>
                {details}
              </button>
            ) : (
              details
            )}
          </span>
        )}
      </p>
      <div className={styles.buttons}>{children}</div>
    </section>
  )
}
