/** How many rows are drawn at least; more than fit into most windows. */
export const LEAST = 30
/** The window moves in steps, so that scrolling does not draw with every row. */
const STEP = 5
/** Rows drawn beyond what is in view. */
const AROUND = 5

export interface RowsInView {
  /** The first row in view, counted from 0; it may be a fraction. */
  readonly first: number
  /** How many rows fit. */
  readonly fitting: number
}

/** The rows of a list that are drawn: from (included) and to (not included), in view and some around. */
export function windowOf(count: number, { first, fitting }: RowsInView): { from: number; to: number } {
  const size = Math.max(LEAST, Math.ceil((fitting + AROUND + STEP + 1) / STEP) * STEP)
  const last = Math.max(0, Math.ceil((count - size) / STEP) * STEP)
  const from = Math.max(0, Math.min(last, Math.floor((first - AROUND) / STEP) * STEP))
  return { from, to: Math.min(count, from + size) }
}
