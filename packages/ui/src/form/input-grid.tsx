import { type CSSProperties, type KeyboardEvent, type ReactNode, useDeferredValue, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import { FieldContext } from '../controls/field-wiring.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { goToNewRow } from './go-to-new-row.ts'
import styles from './input-grid.module.css'
import { stayInList } from './stay-in-list.ts'

/** From this number of rows on the browser only renders those near the visible range. */
const MANY = 100

/** Of rows that come together, such as those of a form that opens or of a paste, this many are drawn at once. */
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
  labelledBy?: string
  /** Column widths of the cells as a grid template: "200px 1fr". */
  columns: string
  /** None for a single column, whose name is that of the grid. */
  head?: readonly string[] | undefined
  rows: readonly InputGridRow[]
  /** Enter in the last row: add another. Focus moves to its first control once it is there. */
  onEnterInLastRow?: (() => void) | undefined
}

/**
 * Many small inputs as one table instead of separate boxes. When many rows come together, the first of them are drawn at
 * once and the others right after, in a render that input interrupts.
 *
 * | Key | What it does |
 * |---|---|
 * | Tab | goes from control to control and from row to row |
 * | Enter | goes to a new row, from the last one |
 */
export function InputGrid({ label, labelledBy, columns, head, rows, onEnterInLastRow }: InputGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const before = useDeferredValue(rows.length, 0)
  const drawn = rows.length - before > AT_ONCE ? rows.slice(0, before + AT_ONCE) : rows
  const removable = rows.some((row) => row.remove)
  const cells = Math.max(1, ...rows.map((row) => row.cells.length), head?.length ?? 0)
  const removeColumn = removable ? ' 34px' : ''
  // Columns share what a narrow window has, but for a first one that is narrower than its share.
  const slim = /^[1-4]?\dpx /.exec(columns)?.[0] ?? ''
  const template = {
    '--columns': `${columns}${removeColumn}`,
    '--narrow-columns': `${slim}repeat(${slim ? cells - 1 : cells}, minmax(0, 1fr))${removeColumn}`,
  } as CSSProperties
  const enter = (event: KeyboardEvent, last: boolean) => {
    const inText = event.target instanceof HTMLInputElement && event.target.getAttribute('aria-expanded') !== 'true'
    if (event.key !== 'Enter' || event.defaultPrevented || !inText || !last || !onEnterInLastRow) return
    event.preventDefault()
    goToNewRow(grid.current)
    onEnterInLastRow()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn as a grid in every browser.
    <div
      ref={grid}
      role="group"
      aria-label={label}
      aria-labelledby={labelledBy}
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
                      stayInList(event.currentTarget)
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
