import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './side-panel.module.css'

export interface SidePanelProps {
  title: ReactNode
  sub?: ReactNode
  /** Small buttons before the close button, such as a menu. */
  actions?: ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
  foot?: ReactNode
}

/** Closes the open panel, because there is room for one. */
let closeOpened: (() => void) | undefined

/** Gets the focus back. A panel that replaces another in one step, such as its loading state, keeps that one's. */
let opener: Element | null = null

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * A panel beside the content, which becomes narrower and is not covered. When it opens, the focus goes to its heading.
 *
 * | Key | What it does |
 * |---|---|
 * | Esc | closes it and returns the focus |
 */
export function SidePanel({ title, sub, actions, closeLabel, onClose, children, foot }: SidePanelProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const own = () => close.current()
    closeOpened?.()
    closeOpened = own
    return () => {
      if (closeOpened === own) closeOpened = undefined
    }
  }, [])
  useLayoutEffect(() => {
    if (!isFocusLost()) opener = document.activeElement
    heading.current?.focus()
    // In a microtask the panel and its dialogs have left the document, and no key can have been pressed since.
    return () =>
      queueMicrotask(() => {
        if (isFocusLost() && opener instanceof HTMLElement) opener.focus()
      })
  }, [])
  return (
    <aside
      className={styles.panel}
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        // React also bubbles events of dialogs opened from here, which are elsewhere in the document.
        const isWithin = event.currentTarget.contains(event.target as Node)
        if (event.key !== 'Escape' || event.defaultPrevented || !isWithin) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 ref={heading} id={headingId} tabIndex={-1} className="t-heading">
            {title}
          </h2>
          {sub && <p className="t-caption">{sub}</p>}
        </div>
        {actions}
        <IconButton icon="x" label={closeLabel} tooltip="" onPress={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </aside>
  )
}
