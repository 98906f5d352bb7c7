import type { Column } from '@waymark/ui/data'
import { EmptyState, useNarrowViewport } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { VirtualRows } from './virtual-rows.tsx'
import { VirtualTable } from './virtual-table.tsx'

/** The tags or variables on an event: a table, on narrow windows rows of name over value, or why there are none. */
export function ResponsiveTable<Row extends { readonly id: string }>({
  label,
  rows,
  chosen,
  columns,
  cells,
  rowHeight,
  narrowRow,
  none,
}: {
  label: string
  rows: readonly Row[]
  /** The id of the row whose details are open. */
  chosen: string | null
  columns: readonly Column[]
  /** The cells of a row; `rowProps` go on the button that opens it. */
  cells: (row: Row, rowProps: object) => readonly ReactNode[]
  /** Height of a row in pixels on a narrow window, and its content there. */
  rowHeight: (row: Row) => number
  narrowRow: (row: Row, rowProps: object) => ReactNode
  /** Said where there is no row. */
  none: string
}) {
  const narrow = useNarrowViewport()
  if (rows.length === 0) return <EmptyState role="status" art="lost" title={none} />
  return narrow ? (
    <VirtualRows label={label} rows={rows} chosen={chosen} rowHeight={rowHeight}>
      {narrowRow}
    </VirtualRows>
  ) : (
    <VirtualTable label={label} columns={columns} rows={rows} chosen={chosen} cells={cells} />
  )
}
