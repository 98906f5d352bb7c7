import { cloneElement, lazy, type ReactElement, Suspense, useEffect, useId, useRef, useState } from 'react'
import styles from './tooltip.module.css'

const loadBubble = () => import('./tooltip-bubble.tsx')
const Bubble = lazy(loadBubble)

const DELAY_MS = 400
const AFTER_TOUCH_MS = 4000

/** A control whose menu or dialog is open beside it. */
const OPEN = ':scope > [aria-haspopup][aria-expanded="true"]'

export interface TooltipProps {
  /** An empty text shows no tooltip. */
  text: string
  keys?: readonly string[]
  placement?: 'top' | 'bottom' | 'right'
  /** Whether the text is the control's `aria-describedby`; not when it repeats its name. */
  describes?: boolean
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * A short text beside a control, in a popover of the platform. It opens after 400 ms of hovering or keyboard focus and
 * closes on Esc, on a press and when the pointer or focus leaves; it does not open while the control's own menu is open. On touch screens a press opens it for four seconds, or
 * until the next press elsewhere.
 */
export function Tooltip({ text, keys, placement = 'top', describes = true, children }: TooltipProps) {
  const [wanted, setOpen] = useState(false)
  // The text may become empty while the tooltip is open.
  const open = wanted && text !== ''
  const id = useId()
  const wrapper = useRef<HTMLSpanElement>(null)
  const timer = useRef(0)
  const [anchor] = useState(() => () => wrapper.current?.firstElementChild?.getBoundingClientRect() ?? null)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open || !window.matchMedia('(hover: none)').matches) return
    const timeout = window.setTimeout(() => setOpen(false), AFTER_TOUCH_MS)
    return () => window.clearTimeout(timeout)
  }, [open])
  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const closeIf = (isEnd: boolean) => isEnd && setOpen(false)
    window.addEventListener('keydown', (event) => closeIf(event.key === 'Escape'), options)
    window.addEventListener(
      'pointerdown',
      (event) => closeIf(!wrapper.current?.contains(event.target as Node)),
      options,
    )
    return () => listening.abort()
  }, [open])

  const openSoon = () => {
    if (text === '') return
    void loadBubble()
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(!wrapper.current?.querySelector(OPEN)), DELAY_MS)
  }
  const close = () => {
    window.clearTimeout(timer.current)
    setOpen(false)
  }
  const describing = describes && text !== ''
  const description = describing ? [children.props['aria-describedby'], id].filter(Boolean).join(' ') : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the control inside, the wrapper has no box.
    <span
      ref={wrapper}
      className={styles.wrapper}
      onPointerEnter={(event) => event.pointerType !== 'touch' && openSoon()}
      // A finger also leaves when it lifts.
      onPointerLeave={(event) => event.pointerType !== 'touch' && close()}
      onPointerDown={(event) => (event.pointerType === 'touch' && describes ? setOpen(true) : close())}
      onFocus={(event) => event.target.matches(':focus-visible') && openSoon()}
      onBlur={close}
    >
      {describing ? cloneElement(children, { 'aria-describedby': description }) : children}
      {describing && (
        <span hidden id={id}>
          {text}
        </span>
      )}
      {open && (
        <Suspense>
          <Bubble text={text} keys={keys} placement={placement} anchor={anchor} />
        </Suspense>
      )}
    </span>
  )
}
