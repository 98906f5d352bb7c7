import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from 'react'
import { Button } from '../controls/button.tsx'
import { Tooltip } from '../floating/tooltip.tsx'
import { Icon } from '../icon/icon.tsx'
import { CONTENT_ID } from './shell.tsx'
import styles from './sidebar.module.css'

/** Widths of the list in pixels. */
export const SIDEBAR = { initial: 344, min: 264, max: 520 } as const

const STEP = 16
const LONG_STEP = 64

export interface SidebarProps {
  /** The name of the region: "Tags list". */
  label: string
  /** The name of the handle: "Resize list". */
  resizeLabel: string
  hideLabel: string
  hideKeys?: readonly string[]
  /** The button that hides the list, to be focused by code. */
  hideRef?: Ref<HTMLButtonElement>
  width: number
  onWidth: (width: number) => void
  onHide: () => void
  /** Whether only the list is shown, as the main content with its name as the title. */
  alone?: boolean
  children: ReactNode
}

/**
 * The list beside the content. Its width is changed by dragging the edge; a double click resets it.
 *
 * | Key | What it does |
 * |---|---|
 * | Left, Right | makes it narrower or wider; with Shift in larger steps |
 * | Home, End | least and greatest width |
 * | Enter | hides the list |
 */
export function Sidebar(props: SidebarProps) {
  const { label, resizeLabel, hideLabel, hideKeys, hideRef, width, onWidth, onHide, alone, children } = props
  const [dragging, setDragging] = useState(false)
  const from = useRef<{ pointer: number; width: number } | null>(null)
  const set = (next: number) => onWidth(Math.round(Math.min(SIDEBAR.max, Math.max(SIDEBAR.min, next))))
  const lift = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || event.target !== event.currentTarget) return
    // Prevents dragging the link of the row under the pointer.
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { pointer: event.clientX, width }
    setDragging(true)
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!from.current) return
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    set(from.current.width + forward * (event.clientX - from.current.pointer))
  }
  const drop = () => {
    from.current = null
    setDragging(false)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const step = event.shiftKey ? LONG_STEP : STEP
    const to: Record<string, number> = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: SIDEBAR.min,
      End: SIDEBAR.max,
    }
    if (event.key === 'Enter') onHide()
    else if (to[event.key] !== undefined) set(to[event.key]!)
    else return
    event.preventDefault()
  }
  if (alone) {
    return (
      <main className={styles.sidebar} id={CONTENT_ID} tabIndex={-1}>
        <h1 className="sr-only">{label}</h1>
        {children}
      </main>
    )
  }
  return (
    <aside className={styles.sidebar} aria-label={label} style={{ '--width': `${width}px` } as CSSProperties}>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a rule that can be moved is a separator with a value. */}
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={resizeLabel}
        aria-valuenow={width}
        aria-valuemin={SIDEBAR.min}
        aria-valuemax={SIDEBAR.max}
        tabIndex={0}
        className={styles.resizer}
        data-dragging={dragging ? '' : undefined}
        onPointerDown={lift}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        onDoubleClick={() => set(SIDEBAR.initial)}
        onKeyDown={keys}
      />
      <Tooltip text={hideLabel} describes={false} placement="right" {...(hideKeys && { keys: hideKeys })}>
        <button ref={hideRef} type="button" className={styles.hide} aria-label={hideLabel} onClick={onHide}>
          <Icon name="chevron-left" />
        </button>
      </Tooltip>
    </aside>
  )
}

/** Shows the hidden list; placed at the left of the content's head. */
export function ShowListButton({
  label,
  onPress,
  ref,
}: {
  label: string
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
}) {
  return (
    <Button ref={ref} variant="quiet" icon="sidebar" onPress={onPress} className={styles.show}>
      {label}
    </Button>
  )
}
