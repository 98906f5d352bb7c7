import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../classes/classes.ts'
import { Kbd } from '../icon/kbd.tsx'
import styles from './tooltip.module.css'
import { useFloating } from './use-floating.ts'

const DELAY_MS = 400
const AFTER_TOUCH_MS = 4000

export interface TooltipProps {
  /** Nothing is shown while it is empty. */
  text: string
  keys?: readonly string[]
  placement?: 'top' | 'bottom' | 'right'
  /** Whether the text describes the control to screen readers; not when it repeats its name. */
  describes?: boolean
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** A short text beside a control after a moment of hovering or keyboard focus. Esc, a press or leaving takes it away; a touch shows what describes a control for a while. */
export function Tooltip({ text, keys, placement = 'top', describes: mayDescribe = true, children }: TooltipProps) {
  const describes = mayDescribe && text !== ''
  const [wanted, setOpen] = useState(false)
  // What it says can go while it is shown.
  const open = wanted && text !== ''
  const id = useId()
  const wrapper = useRef<HTMLSpanElement>(null)
  const floating = useRef<HTMLSpanElement>(null)
  const timer = useRef(0)
  const [anchor] = useState(() => () => wrapper.current?.firstElementChild?.getBoundingClientRect() ?? null)
  useFloating(floating, anchor, placement, open)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open || !window.matchMedia('(hover: none)').matches) return
    const over = window.setTimeout(() => setOpen(false), AFTER_TOUCH_MS)
    return () => window.clearTimeout(over)
  }, [open])
  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    window.addEventListener('keydown', closeOnEscape, { capture: true })
    return () => window.removeEventListener('keydown', closeOnEscape, { capture: true })
  }, [open])

  const soon = () => {
    if (text === '') return
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(true), DELAY_MS)
  }
  const gone = () => {
    window.clearTimeout(timer.current)
    setOpen(false)
  }
  const described = describes ? [children.props['aria-describedby'], id].filter(Boolean).join(' ') : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the control inside, the wrapper has no box.
    <span
      ref={wrapper}
      className={styles.wrapper}
      onPointerEnter={(event) => event.pointerType !== 'touch' && soon()}
      onPointerLeave={gone}
      onPointerDown={(event) => (event.pointerType === 'touch' && describes ? setOpen(true) : gone())}
      onFocus={(event) => event.target.matches(':focus-visible') && soon()}
      onBlur={gone}
    >
      {described ? cloneElement(children, { 'aria-describedby': described }) : children}
      {describes && (
        <span hidden id={id}>
          {text}
        </span>
      )}
      {open && (
        <span ref={floating} popover="manual" role="tooltip" className={classes(styles.tooltip)}>
          {text}
          {keys && <Kbd keys={keys} />}
        </span>
      )}
    </span>
  )
}
