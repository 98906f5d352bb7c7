import { classes } from '@waymark/ui/classes'
import { type Column, Table, type TableRow } from '@waymark/ui/data'
import styles from './page.module.css'

/** The table of a page: rows with a `RowName` open beside it, and the tint of the opened row reaches past the text. */
export function RowTable({
  low,
  minWidth = 0,
  ...table
}: {
  label: string
  columns: readonly Column[]
  rows: readonly TableRow[]
  busy?: boolean
  /** In pixels: in narrower content the table scrolls horizontally. May change: the table stays mounted. */
  minWidth?: number
  /** Rows of one line, for long lists. */
  low?: boolean
}) {
  return (
    <div className={classes(styles.table, low && styles.low)}>
      <Table hover padded minWidth={minWidth} {...table} />
    </div>
  )
}
