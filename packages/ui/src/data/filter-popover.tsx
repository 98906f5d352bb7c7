import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { Popover } from '../floating/popover.tsx'
import { Kbd } from '../icon/kbd.tsx'
import { FilterButton } from './filter-button.tsx'
import styles from './filter-popover.module.css'

export interface FilterPopoverProps {
  /** The name of the dialog: "Filter tags". */
  label: string
  /** The name of the funnel button ("Filter, 2 set"), and the number of filters that are set. */
  buttonLabel?: string
  count?: number
  /** The button of one filter, in place of the funnel: "What 5 kinds". */
  shown?: { name: string; value: string }
  /** The name of the button that closes the sheet on narrow windows without applying. */
  closeLabel: string
  clearLabel: string
  applyLabel: string
  /** Beside the esc cap: "closes without applying". */
  escapeText?: string
  /** Called when it opens: copies the applied filters into the edited ones. */
  onOpen: () => void
  /** Clears the edited filters without applying. */
  onClear: () => void
  /** Returns false if the filters cannot be applied; then it stays open. */
  onApply: () => unknown
  /** `FilterColumn`s. */
  children: ReactNode
}

/**
 * Filters that are edited in a popover and applied together; a full-height sheet on narrow windows.
 *
 * | Key | What it does |
 * |---|---|
 * | Enter, Space | opens it, or presses a button inside |
 * | Esc | closes it without applying |
 */
export function FilterPopover({
  label,
  buttonLabel = label,
  count = 0,
  shown,
  closeLabel,
  clearLabel,
  applyLabel,
  escapeText,
  onOpen,
  onClear,
  onApply,
  children,
}: FilterPopoverProps) {
  const columns = useRef<HTMLDivElement>(null)
  const enter = () => columns.current?.querySelector<HTMLElement>('input, button')?.focus()
  return (
    <Popover
      label={label}
      button={
        shown ? (
          <FilterButton {...shown} aria-haspopup="dialog" />
        ) : (
          <IconButton icon="filter" label={buttonLabel} count={count} aria-haspopup="dialog" />
        )
      }
      onOpen={onOpen}
      className={styles.popup}
    >
      {(close) => (
        <>
          <div className={styles.head}>
            <span className={styles.title} aria-hidden="true">
              {label}
            </span>
            <IconButton icon="x" label={closeLabel} tooltip="" onPress={close} />
          </div>
          <div className={styles.columns} ref={columns} data-autofocus>
            <Suspense>
              {children}
              <OnLoad onLoad={enter} />
            </Suspense>
          </div>
          <div className={styles.foot}>
            <Button size="small" variant="quiet" onPress={onClear}>
              {clearLabel}
            </Button>
            {escapeText && (
              <span className={styles.escape}>
                <Kbd keys={['esc']} /> {escapeText}
              </span>
            )}
            <Button
              size="small"
              variant="primary"
              onPress={() => {
                if (onApply() !== false) close()
              }}
            >
              {applyLabel}
            </Button>
          </div>
        </>
      )}
    </Popover>
  )
}

/** Calls back when the lazy component beside it is loaded. */
function OnLoad({ onLoad }: { onLoad: () => void }) {
  const latest = useRef(onLoad)
  useEffect(() => latest.current(), [])
  return null
}

/** One column of the popover, holding sections. */
export function FilterColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}

/** One section of the popover; children may be a function of the heading's id. */
export function FilterSection({
  title,
  count,
  children,
}: {
  /** Absent if the label of its only control is sufficient. */
  title?: string
  count?: string
  children: ReactNode | ((headingId: string) => ReactNode)
}) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <h2 className={styles.heading}>
          <span id={id}>{title}</span>
          {count && <span className={styles.count}>{count}</span>}
        </h2>
      )}
      {typeof children === 'function' ? children(id) : children}
    </section>
  )
}
