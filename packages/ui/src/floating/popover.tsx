import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { Fragment, type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import { anchor, type Placement } from './anchor.ts'
import styles from './popup.module.css'

export interface PopoverProps {
  /** Opens it: a button of this package or a plain one. */
  button: ReactElement
  /** The name of the dialog. */
  label: string
  /** The id of the button. */
  id?: string | undefined
  placement?: Placement
  className?: string | undefined
  onOpen?: (() => void) | undefined
  /** `close` gives the focus back to the button. The focus starts at the first control, or at the first in what is marked `data-autofocus`. */
  children: (close: () => void) => ReactNode
}

/** A button with a small dialog beside it. Esc, a press outside and Tab past its end close it. */
export function Popover({ button, label, id, placement = 'bottom-start', className, onOpen, children }: PopoverProps) {
  return (
    <HeadlessPopover as={Fragment}>
      <PopoverButton as={Fragment} {...(id && { id })}>
        {button}
      </PopoverButton>
      <PopoverPanel anchor={anchor(placement)} role="dialog" aria-label={label} className={styles.popup ?? ''}>
        {({ close }) => (
          <Content className={className} onOpen={onOpen}>
            {children(close)}
          </Content>
        )}
      </PopoverPanel>
    </HeadlessPopover>
  )
}

const FIRST = ':is(input, button, select, textarea, a[href]):not([hidden])'

/** Headless UI's own `focus` would close the popover as soon as a list inside it takes the focus. */
function Content({
  className,
  onOpen,
  children,
}: Pick<PopoverProps, 'className' | 'onOpen'> & { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  const opened = useRef(onOpen)
  useLayoutEffect(() => opened.current?.(), [])
  useEffect(() => {
    const start = content.current?.querySelector<HTMLElement>('[data-autofocus]') ?? content.current
    const first = start?.matches(FIRST) ? start : start?.querySelector<HTMLElement>(FIRST)
    first?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={content} className={classes(styles.content, className)}>
      {children}
    </div>
  )
}
