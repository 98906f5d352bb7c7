import { Description, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../classes/classes.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { useDocumentMark } from '../floating/document-mark.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  /** Esc and the close button; 'none' for a dialog that stays until its work is done. */
  onClose: (() => void) | 'none'
  title: ReactNode
  /** A second line under the title; for an alert that counts, its live status. */
  sub?: ReactNode
  /** Draws the close button with this name; without it there is none. */
  closeLabel?: string | undefined
  /** Stands before the title: what kind of news the dialog brings. */
  icon?: { name: IconName; tone: 'plain' | 'success' | 'danger' } | undefined
  /** Sits in the middle of the head: the steps of a wizard. */
  headCentre?: ReactNode
  children?: ReactNode
  /** The children are its `DialogBody` and `DialogFoot`: what changes together while it stays open. */
  composed?: boolean
  /** Buttons; the last one is the next step. */
  foot?: ReactNode
  /** In pixels; 480 unless said. */
  width?: number
  role?: 'dialog' | 'alertdialog'
  /** `sheet` fills the window's height: wizards and pickers. */
  shape?: 'card' | 'sheet'
  initialFocus?: RefObject<HTMLElement | null> | undefined
  className?: string | undefined
  bodyClassName?: string | undefined
}

/** A modal question or form: the page behind is inert, focus stays inside and returns to the opener. A press on the scrim does nothing, so no input is lost by accident. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

/**
 * What has the focus when a dialog opens, and only then: when a dialog above it closes, the focus goes back to what
 * opened that one, not to the beginning.
 */
function useFirstFocus(wanted: RefObject<HTMLElement | null> | undefined) {
  const begun = useRef(false)
  const [target] = useState<RefObject<HTMLElement | null>>(() => ({
    get current() {
      return begun.current ? null : (wanted?.current ?? null)
    },
    set current(_) {},
  }))
  return {
    target,
    onFocus: () => {
      begun.current = true
    },
  }
}

const DIALOG = '[role$="dialog"]'

/** What had the focus when each dialog opened. */
const openers = new WeakMap<Element, Element>()
let lastOpener: Element = document.body

/** What opened a dialog; where that went together with the dialog it stood in, what opened that one. */
function openerLeft(opener: Element): Element | undefined {
  if (opener.isConnected) return opener
  const before = openers.get(opener.closest(DIALOG) ?? opener)
  return before && openerLeft(before)
}

/**
 * Where the focus goes when a dialog closes and nobody else has taken it: back to what opened it, or to the screen's
 * content when that is gone. Headless UI gives it back as well, but neither after the first dialog of a visit, as its
 * part of the program comes with that dialog and has not seen what was pressed, nor after the second of two dialogs
 * that follow one another over a third.
 */
function useWayBack() {
  const [opener] = useState(() => {
    const focused = document.activeElement
    if (focused && focused !== document.body) lastOpener = focused
    return lastOpener
  })
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const focused = document.activeElement
        const back = openerLeft(opener) ?? document.querySelector('main')
        if (!focused?.contains(back) || !focused.matches(`body, ${DIALOG}`)) return
        if (back instanceof HTMLElement) back.focus()
      })
    },
    [],
  )
  return (dialog: HTMLElement | null) => {
    if (dialog) openers.set(dialog, opener)
  }
}

/** What a composed dialog holds between its head and its buttons. */
export function DialogBody({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classes(styles.body, className)}>{children}</div>
}

/** The buttons of a composed dialog; the last one is the next step. */
export function DialogFoot({ className, children }: { className?: string | false | undefined; children: ReactNode }) {
  return <div className={classes(styles.foot, className)}>{children}</div>
}

function OpenDialog(props: DialogProps) {
  const {
    onClose,
    title,
    sub,
    closeLabel,
    icon,
    headCentre,
    children,
    composed,
    foot,
    width = 480,
    role = 'dialog',
    shape = 'card',
    initialFocus,
  } = props
  const close = onClose === 'none' ? () => {} : onClose
  // Headless UI makes the page inert when a dialog changes from closed to open, not when it is born open.
  const [opened, setOpened] = useState(false)
  useLayoutEffect(() => setOpened(true), [])
  useDocumentMark('dialog')
  const first = useFirstFocus(initialFocus)
  const remember = useWayBack()
  return (
    <HeadlessDialog
      ref={remember}
      open={opened}
      onClose={close}
      role={role}
      className={classes(styles.scrim, styles[shape])}
      onKeyDown={(event) => {
        // Esc would take the focus away even where it closes nothing.
        if (event.key === 'Escape' && onClose === 'none') event.preventDefault()
      }}
      {...(initialFocus && { initialFocus: first.target })}
      onFocus={first.onFocus}
    >
      <div className={classes(styles.panel, props.className)} style={{ '--width': `${width}px` } as CSSProperties}>
        <div className={styles.head}>
          {icon && (
            <span className={styles.icon} data-tone={icon.tone} aria-hidden="true">
              <Icon name={icon.name} />
            </span>
          )}
          <div className={styles.titles}>
            <DialogTitle as="h2" className={styles.title}>
              {title}
            </DialogTitle>
            {sub && (
              <Description as="div" className={styles.sub} {...(role === 'alertdialog' && { role: 'status' })}>
                {sub}
              </Description>
            )}
          </div>
          {headCentre}
          {closeLabel && <IconButton icon="x" label={closeLabel} tooltip="" onPress={close} className={styles.close} />}
        </div>
        {composed && children}
        {!composed && children !== undefined && <DialogBody className={props.bodyClassName}>{children}</DialogBody>}
        {foot && <DialogFoot className={children === undefined && styles.footAlone}>{foot}</DialogFoot>}
      </div>
    </HeadlessDialog>
  )
}
