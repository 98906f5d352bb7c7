import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './table.module.css'

export interface Column {
  key: string
  head: ReactNode
  /** The name of a column whose head is empty. */
  label?: string
  /** A CSS length; columns without one share the rest. */
  width?: string
  numeric?: boolean
  /**
   * Hidden on narrow windows; with `content` already where the content around the table is less than 50 rem wide (800 px
   * at the usual font size), with `wide` less than 55 rem, with `half` less than 40 rem.
   */
  roomy?: boolean | 'content' | 'wide' | 'half'
  /** Its cells may take several lines. */
  wrap?: boolean
  /** The column can be sorted; `direction` is set on the one that is. */
  sort?: { direction: 'ascending' | 'descending' | null; onSort: () => void } | undefined
}

const ROOMY = { content: styles.roomyContent, wide: styles.roomyWide, half: styles.roomyHalf }

const roomClass = ({ roomy = false }: Column) =>
  typeof roomy === 'string' ? ROOMY[roomy] : roomy ? styles.roomy : undefined

export interface TableRow {
  key: string
  /** Index in the whole list, where the table is a `virtual` one. */
  index?: number
  /** One node for each column. */
  cells: readonly ReactNode[]
  /** Whether it is open beside the table. */
  selected?: boolean | undefined
  /** Whether its checkbox is checked. */
  chosen?: boolean | undefined
  /** Shown below the row in the whole width of the table, while the row is open. */
  details?: ReactNode
  className?: string
}

export interface TableProps {
  label: string
  columns: readonly Column[]
  rows: readonly TableRow[]
  /** 40 px rows, or 32 px. */
  density?: 'normal' | 'compact'
  /** Whether rows have hover styles: each contains a link, button or label of the class `rowLink`, which covers it. */
  hover?: boolean
  padded?: boolean
  busy?: boolean
  stickyHead?: boolean
  /** `rows` are those of a virtual list that are drawn: how many there are in all, and the height of each in pixels. */
  virtual?: { count: number; rowHeight: number }
  /** In pixels: in narrower containers the table scrolls horizontally. Not together with a sticky head. */
  minWidth?: number
}

/**
 * A data table.
 *
 * A row is opened by the link in its first cell, which covers the row (`rowLink`). A column is sorted by the button
 * in its head.
 *
 * | Key | What it does |
 * |---|---|
 * | Tab | goes to the heads that sort, then from row to row |
 * | Enter | sorts, or opens a row |
 */
export function Table(props: TableProps) {
  const { label, columns, rows, density = 'normal', hover, padded, busy, stickyHead, virtual, minWidth } = props
  const gapBefore = (index: number, previous = -1) =>
    virtual &&
    index - previous > 1 && <Gap height={(index - previous - 1) * virtual.rowHeight} columns={columns.length} />
  const table = (
    <table
      className={classes(
        styles.table,
        density === 'compact' && styles.compact,
        hover && styles.hover,
        padded && styles.padded,
        stickyHead && styles.stickyHead,
      )}
      {...(virtual && { 'aria-rowcount': virtual.count + 1 })}
      style={{ minWidth, ...(virtual && { '--row-table': `${virtual.rowHeight}px` }) } as CSSProperties}
      aria-label={label}
      aria-busy={busy || undefined}
    >
      <colgroup>
        {columns.map((column) => (
          <col
            key={column.key}
            className={roomClass(column)}
            style={column.width ? ({ '--column': column.width } as CSSProperties) : undefined}
          />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classes(column.numeric && styles.numeric, roomClass(column))}
              aria-sort={column.sort?.direction ?? undefined}
            >
              <Head column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <Fragment key={row.key}>
            {row.index !== undefined && gapBefore(row.index, rows[place - 1]?.index)}
            <tr
              aria-current={row.selected || undefined}
              data-chosen={row.chosen ? '' : undefined}
              data-open={row.details ? '' : undefined}
              className={row.className}
              {...(row.index !== undefined && { 'aria-rowindex': row.index + 2 })}
            >
              {columns.map((column, index) => (
                <td
                  key={column.key}
                  className={classes(column.numeric && styles.numeric, column.wrap && styles.wrap, roomClass(column))}
                  title={wholeText(row.cells[index])}
                >
                  {row.cells[index]}
                </td>
              ))}
            </tr>
            {row.details && (
              <tr className={styles.details}>
                <td colSpan={columns.length}>{row.details}</td>
              </tr>
            )}
          </Fragment>
        ))}
        {virtual && gapBefore(virtual.count, rows.at(-1)?.index)}
      </tbody>
    </table>
  )
  return minWidth === undefined ? table : <div className={styles.scroll}>{table}</div>
}

/** The `title` of a text cell, which may be cut off. */
const wholeText = (cell: ReactNode) => (typeof cell === 'string' && cell !== '' ? cell : undefined)

/** An empty row as high as the rows that are not rendered. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without content takes no focus.
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}

function Head({ column }: { column: Column }) {
  const text = (
    <>
      {column.head}
      {column.label && <span className="sr-only">{column.label}</span>}
    </>
  )
  if (!column.sort) return text
  return (
    <button type="button" className={styles.sort} onClick={column.sort.onSort}>
      {text}
      <Icon name={column.sort.direction === 'descending' ? 'arrow-down' : 'arrow-up'} />
    </button>
  )
}

/** Class of the link, button or label that names a row and covers it. */
export const rowLink = { className: styles.cellName ?? '' }
