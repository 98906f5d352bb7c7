import type { VariableResult } from '@waymark/domain/debug-protocol'
import { classes } from '@waymark/ui/classes'
import { cutBeyond } from '../parts/cut-beyond.ts'
import { valueText } from '../parts/value-text.ts'
import styles from './short-value.module.css'

/** Longest value in a table, in characters; the whole of it is beside the table. */
const LONGEST = 60

/** The longest that surely fits. */
const ROOM = 14

/** The value of a variable on one line. `changed` marks it as new with the event. */
export function ShortValue({ result, changed }: { result: VariableResult; changed?: boolean }) {
  const text = valueText(result)
  const nothing = result.originalValueType === 'undefined' || result.originalValueType === 'null'
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return (
    <span
      title={text}
      className={classes(styles.value, cutBeyond(ROOM, shown), changed && styles.changed, nothing && styles.nothing)}
    >
      {shown}
    </span>
  )
}
