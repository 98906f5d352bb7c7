import { classes } from '@waymark/ui/classes'
import { type Column, Table, type TableRow } from '@waymark/ui/data'
import styles from './page.module.css'

/** The table of a page: rows with a `RowName` open beside it, and the tint of the opened row reaches past the text. */
export function RowTable(props: {
  label: string
  columns: readonly Column[]
  rows: readonly TableRow[]
  busy?: boolean
  /** In pixels: in narrower content the table scrolls horizontally. */
  minWidth?: number
  /** Rows of one line, for long lists. */
  low?: boolean
}) {
  const { low, ...table } = props
  return (
    <div className={classes(styles.table, low && styles.low)}>
      <Table hover padded {...table} />
    </div>
  )
}
