import { type CSSProperties, type KeyboardEvent, type ReactNode, useDeferredValue, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import { FieldContext } from '../controls/field-wiring.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { focusAfterRemove } from './focus-after-remove.ts'
import { focusNewRow } from './focus-new-row.ts'
import styles from './input-grid.module.css'

/** From this number of rows on the browser only renders those near the visible range. */
const MANY = 100

/** When many rows appear together, this many are rendered at once and the others with low priority. */
const AT_ONCE = 60

export interface InputGridRow {
  key: string
  /** One control for each column, each with a name of its own ("Property name 1"). */
  cells: readonly { key: string; control: ReactNode }[]
  /** The error of the whole row, shown instead of the cells. */
  problem?: ReactNode
  remove?: { label: string; onPress: () => void; disabledReason?: string | undefined } | undefined
  edited?: boolean | undefined
}

export interface InputGridProps {
  label?: string
  /** Column widths of the cells as a grid template: "200px 1fr". */
  columns: string
  /** Absent for a single column, which is named like the grid. */
  head?: readonly string[] | undefined
  rows: readonly InputGridRow[]
  /** Called on Enter in the last row, to add a row, whose first control then gets the focus. */
  onEnterInLastRow?: (() => void) | undefined
}

/**
 * A table of inputs.
 *
 * | Key | What it does |
 * |---|---|
 * | Tab | goes from control to control and from row to row |
 * | Enter | goes to a new row, from the last one |
 */
export function InputGrid({ label, columns, head, rows, onEnterInLastRow }: InputGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const before = useDeferredValue(rows.length, 0)
  const drawn = rows.length - before > AT_ONCE ? rows.slice(0, before + AT_ONCE) : rows
  const removable = rows.some((row) => row.remove)
  const cells = Math.max(1, ...rows.map((row) => row.cells.length), head?.length ?? 0)
  const removeColumn = removable ? ' 34px' : ''
  // In a narrow window the columns have equal widths, except for a narrower first one or one with a relative width.
  const slim = /^([1-4]?\dpx|min\(.*?\)) /.exec(columns)?.[0] ?? ''
  const template = {
    '--columns': `${columns}${removeColumn}`,
    '--narrow-columns': `${slim}repeat(${slim ? cells - 1 : cells}, minmax(0, 1fr))${removeColumn}`,
  } as CSSProperties
  const enter = (event: KeyboardEvent, last: boolean) => {
    const inText = event.target instanceof HTMLInputElement && event.target.getAttribute('aria-expanded') !== 'true'
    if (event.key !== 'Enter' || event.defaultPrevented || !inText || !last || !onEnterInLastRow) return
    event.preventDefault()
    focusNewRow(grid.current)
    onEnterInLastRow()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn as a grid in every browser.
    <div
      ref={grid}
      role="group"
      aria-label={label}
      className={classes(styles.grid, rows.length >= MANY && styles.long)}
      style={template}
    >
      {head && (
        <div className={classes(styles.row, styles.head)} aria-hidden="true">
          {head.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
      )}
      <FieldContext value={null}>
        {drawn.map((row, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: Enter belongs to the inputs inside.
          <div
            key={row.key}
            data-row=""
            className={styles.row}
            data-edited={row.edited ? '' : undefined}
            data-problem={row.problem ? '' : undefined}
            onKeyDown={(event) => enter(event, index === rows.length - 1)}
          >
            {row.problem ? (
              <div className={styles.problem}>
                <Icon name="error" />
                <span>{row.problem}</span>
              </div>
            ) : (
              row.cells.map((cell) => (
                <div key={cell.key} className={styles.cell}>
                  {cell.control}
                </div>
              ))
            )}
            {removable && (
              <span className={styles.remove}>
                {row.remove && (
                  <IconButton
                    icon="trash"
                    size="small"
                    label={row.remove.label}
                    onPress={(event) => {
                      focusAfterRemove(event.currentTarget)
                      row.remove?.onPress()
                    }}
                    disabledReason={row.remove.disabledReason}
                  />
                )}
              </span>
            )}
          </div>
        ))}
      </FieldContext>
    </div>
  )
}
