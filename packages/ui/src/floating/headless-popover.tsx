import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import { anchor } from './anchor.ts'
import type { PopoverProps } from './popover.tsx'
import styles from './popup.module.css'
import { type Used, useFirstUse } from './use-first-use.ts'

/** The popover of Headless UI. */
export function HeadlessPopover({ button, label, id, className, onOpen, children, ...used }: PopoverProps & Used) {
  const opener = useFirstUse(used)
  return (
    <Popover as={Fragment}>
      <PopoverButton as={Fragment} ref={opener} {...(id && { id })}>
        {button}
      </PopoverButton>
      <PopoverPanel anchor={anchor('bottom-start')} role="dialog" aria-label={label} className={styles.popup ?? ''}>
        {({ close }) => (
          <Content className={className} onOpen={onOpen}>
            {children(close)}
          </Content>
        )}
      </PopoverPanel>
    </Popover>
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
