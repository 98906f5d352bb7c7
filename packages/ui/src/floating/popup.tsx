import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import styles from './popup.module.css'
import { type Anchor, useFloating } from './use-floating.ts'

export interface PopupProps extends Omit<ComponentProps<'div'>, 'onToggle' | 'popover'> {
  anchor: Anchor
  open: boolean
  /** Esc, or a press outside the popup and its anchor. Return focus to the opener yourself when the reason is Esc. */
  onClose: (reason: 'escape' | 'outside') => void
  /** Whether it is at least as wide as its anchor. */
  width?: 'content' | 'anchor'
  children: ReactNode
}

/**
 * A raised surface beside its anchor, in the top layer, for lists and pickers. Not rendered while closed. The focus goes to
 * its element with `data-autofocus`, if there is one.
 *
 * | Key | What it does |
 * |---|---|
 * | Esc | closes it |
 */
export function Popup({ open, ...rest }: PopupProps) {
  return open ? <OpenPopup {...rest} /> : null
}

function OpenPopup({
  anchor,
  onClose,
  width = 'content',
  className,
  children,
  onKeyDown,
  ...rest
}: Omit<PopupProps, 'open'>) {
  const surface = useRef<HTMLDivElement>(null)
  useFloating(surface, anchor, 'bottom-start', width)
  useLayoutEffect(() => {
    surface.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
  }, [])
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const pressed = (event: PointerEvent) => {
      const target = event.target as Node
      const opener = typeof anchor === 'function' ? null : anchor.current
      if (!surface.current?.contains(target) && !opener?.contains(target)) close.current('outside')
    }
    document.addEventListener('pointerdown', pressed, { capture: true })
    return () => document.removeEventListener('pointerdown', pressed, { capture: true })
  }, [anchor])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the caller gives the role; Esc belongs to every layer.
    <div
      {...rest}
      ref={surface}
      popover="manual"
      // Safari focuses no pressed button: without this the focus would leave the popup.
      tabIndex={-1}
      className={classes(styles.popup, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        onClose('escape')
      }}
    >
      {children}
    </div>
  )
}
