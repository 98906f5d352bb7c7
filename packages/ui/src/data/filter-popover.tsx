import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { Kbd } from '../icon/kbd.tsx'
import { Popup } from '../overlay/popup.tsx'
import styles from './filter-popover.module.css'

export interface FilterPopoverProps {
  /** The name of the dialog: "Filter tags". */
  label: string
  /** The name of its button, with how many are set: "Filter, 2 set". */
  buttonLabel: string
  count: number
  clearLabel: string
  applyLabel: string
  /** Beside the esc cap: "closes without applying". */
  escapeText?: string
  /** It opens: copy what is applied into what is edited. */
  onOpen: () => void
  /** Empties what is edited; nothing applies yet. */
  onClear: () => void
  onApply: () => void
  /** `FilterColumn`s. */
  children: ReactNode
}

/** Filters that are edited aside and applied together; on narrow windows a sheet of full height. */
export function FilterPopover({
  label,
  buttonLabel,
  count,
  clearLabel,
  applyLabel,
  escapeText,
  onOpen,
  onClear,
  onApply,
  children,
}: FilterPopoverProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <IconButton
        ref={opener}
        icon="filter"
        label={buttonLabel}
        count={count}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPress={() => {
          if (!open) onOpen()
          setOpen(!open)
        }}
      />
      <Popup
        anchor={opener}
        open={open}
        onClose={(reason) => (reason === 'escape' ? close() : setOpen(false))}
        onShown={(surface) => surface.querySelector<HTMLElement>('input, button')?.focus()}
        role="dialog"
        aria-label={label}
        className={styles.popup}
      >
        <div className={styles.columns}>{children}</div>
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
              onApply()
              close()
            }}
          >
            {applyLabel}
          </Button>
        </div>
      </Popup>
    </>
  )
}

/** One column of the popover, holding sections. */
export function FilterColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}

/** One question of the popover; children may be a function of the heading's id. */
export function FilterSection({
  title,
  count,
  children,
}: {
  title: string
  count?: string
  children: ReactNode | ((headingId: string) => ReactNode)
}) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading}>
        <span id={id}>{title}</span>
        {count && <span className={styles.count}>{count}</span>}
      </h2>
      {typeof children === 'function' ? children(id) : children}
    </section>
  )
}
