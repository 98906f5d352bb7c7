import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { whenUnmarked } from '../floating/document-mark.ts'
import { useNarrowViewport } from '../layout/use-narrow-viewport.ts'
import { Dialog } from './dialog.tsx'
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

/** Whether the panel may cover the page: not while a dialog is open that was there before, such as one with a new secret. */
function useMayCover(narrow: boolean): boolean {
  const [mayCover, setMayCover] = useState(false)
  useLayoutEffect(() => {
    if (!narrow) return
    const stop = whenUnmarked('dialog', () => setMayCover(true))
    return () => {
      stop()
      setMayCover(false)
    }
  }, [narrow])
  return mayCover
}

/**
 * A panel beside the content, which becomes narrower and is not covered. When it opens, the focus goes to its heading.
 * On narrow windows it is a modal dialog, because it covers the page. If the window is resized across that width, its
 * content is mounted again, so what the user has typed must be kept outside.
 *
 * | Key | What it does |
 * |---|---|
 * | Esc | closes it and returns the focus |
 */
export function SidePanel({ title, sub, actions, closeLabel, onClose, children, foot }: SidePanelProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const narrow = useNarrowViewport()
  const mayCover = useMayCover(narrow)
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
  }, [narrow])
  useEffect(() => {
    if (!narrow) return
    // When the window becomes wide, the removed dialog has returned the focus to the opener by the next frame.
    return () => void requestAnimationFrame(() => heading.current?.focus())
  }, [narrow])
  if (narrow)
    return (
      <Dialog
        open={mayCover}
        shape="side"
        title={title}
        sub={sub}
        headCentre={actions}
        closeLabel={closeLabel}
        onClose={onClose}
        foot={foot && <div className={styles.wide}>{foot}</div>}
      >
        {children}
      </Dialog>
    )
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
