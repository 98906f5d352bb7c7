import { Description, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classes } from '../classes/classes.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { useDocumentMark } from '../floating/document-mark.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.gen.ts'
import { delegateFocus } from './delegate-focus.ts'
import styles from './dialog.module.css'
import { useOpened } from './use-opened.ts'

export interface DialogProps {
  open: boolean
  /** Called on Esc and by the close button; 'none' for a dialog that cannot be closed, such as while work is pending. */
  onClose: (() => void) | 'none'
  title: ReactNode
  /** A second line under the title; a live status in an `alertdialog`. */
  sub?: ReactNode
  /** The name of the close button; without it there is none. */
  closeLabel?: string | undefined
  /** An icon before the title. */
  icon?: { name: IconName; tone: 'plain' | 'success' | 'danger' } | undefined
  /** Content of the head before the close button, such as the steps of a wizard or a menu. */
  headCentre?: ReactNode
  children?: ReactNode
  /** Whether the children are a `DialogBody` and `DialogFoot`, for content that changes while it is open. */
  composed?: boolean
  /** The name of a scrollable body without controls, as of `DialogBody`. */
  scrolls?: string | undefined
  /** Buttons; the last one is the next step. */
  foot?: ReactNode
  /** In pixels; 480 by default. In windows up to 900 pixels wide a dialog of shape `side` has the whole width. */
  width?: number
  role?: 'dialog' | 'alertdialog'
  /** `sheet` fills the window's height: wizards and pickers. `side` is at the right edge in that height. */
  shape?: 'card' | 'sheet' | 'side'
  /** By default the element with `data-autofocus` or `autoFocus`, else the close button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  className?: string | undefined
  bodyClassName?: string | undefined
}

/**
 * A modal dialog: the page behind is inert, focus stays inside and returns to the opener. A click on the backdrop does
 * not close it, so that no input is lost.
 *
 * | Key | What it does |
 * |---|---|
 * | Tab, Shift+Tab | stay inside |
 * | Esc | closes it, unless `onClose` is `none` |
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

const DIALOG = '[role$="dialog"]'

/**
 * The initial focus of a dialog, used once: when a dialog above it closes, the focus returns to that dialog's opener.
 * Without a wish of the caller or of the content it is the close button.
 */
function useInitialFocus(wanted: RefObject<HTMLElement | null> | undefined, close: RefObject<HTMLElement | null>) {
  const begun = useRef(false)
  const dialog = useRef<HTMLElement>(null)
  const [target] = useState<RefObject<HTMLElement | null>>(() => ({
    get current() {
      if (begun.current) return null
      return wanted?.current ?? dialog.current?.querySelector<HTMLElement>('[data-autofocus]') ?? close.current
    },
    set current(_) {},
  }))
  return {
    target,
    onFocus: () => {
      begun.current = true
    },
    ref: (element: HTMLElement | null) => {
      dialog.current = element
      delegateFocus(element, () => target.current)
    },
  }
}

/** The element that had the focus when each dialog opened. */
const openers = new WeakMap<Element, Element>()
let lastOpener: Element | undefined

/** The opener of a dialog, or if it was removed together with its own dialog, the opener of that. */
function remainingOpener(opener: Element): Element | undefined {
  if (opener.isConnected) return opener
  const before = openers.get(opener.closest(DIALOG) ?? opener)
  return before && remainingOpener(before)
}

/**
 * Returns the focus when a dialog closes and no other element has it: to the opener, or to the main content if that is
 * removed or the dialog opened with the page. Headless UI does so too, except after the first dialog of a visit, with which its code is loaded, and after the
 * second of two successive dialogs over a third.
 */
function useReturnFocus() {
  const [opener] = useState(() => {
    const focused = document.activeElement
    if (focused && focused !== document.body) lastOpener = focused
    return lastOpener
  })
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const focused = document.activeElement
        const back = (opener && remainingOpener(opener)) ?? document.querySelector('main')
        if (!focused?.contains(back) || !focused.matches(`body, ${DIALOG}`)) return
        if (back instanceof HTMLElement) back.focus()
      })
    },
    [],
  )
  return (dialog: HTMLElement | null) => {
    if (dialog && opener) openers.set(dialog, opener)
  }
}

/** The content of a composed dialog between its head and its buttons. */
export function DialogBody({
  className,
  scrolls,
  children,
}: {
  className?: string | undefined
  /** The name of a scrollable body without controls, which makes it focusable, so that it can be scrolled by keyboard. */
  scrolls?: string | undefined
  children: ReactNode
}) {
  return (
    <div
      className={classes(styles.body, className)}
      {...(scrolls !== undefined && { role: 'region', 'aria-label': scrolls, tabIndex: 0 })}
    >
      {children}
    </div>
  )
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
  const opened = useOpened()
  useDocumentMark('dialog')
  const closeButton = useRef<HTMLButtonElement>(null)
  const first = useInitialFocus(initialFocus, closeButton)
  const remember = useReturnFocus()
  return (
    <HeadlessDialog
      ref={(dialog: HTMLElement | null) => {
        remember(dialog)
        first.ref(dialog)
      }}
      open={opened}
      onClose={close}
      role={role}
      className={classes(styles.scrim, styles[shape])}
      onKeyDown={(event) => {
        // Esc would blur the focused element even if the dialog does not close.
        if (event.key === 'Escape' && onClose === 'none') event.preventDefault()
      }}
      initialFocus={first.target}
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
          {closeLabel && (
            <IconButton
              ref={closeButton}
              icon="x"
              label={closeLabel}
              tooltip=""
              data-close=""
              onPress={close}
              className={styles.close}
            />
          )}
        </div>
        {composed && children}
        {!composed && children !== undefined && (
          <DialogBody className={props.bodyClassName} scrolls={props.scrolls}>
            {children}
          </DialogBody>
        )}
        {foot && <DialogFoot className={children === undefined && styles.footAlone}>{foot}</DialogFoot>}
      </div>
    </HeadlessDialog>
  )
}
