import type { VariableResult } from '@waymark/debugger-core/protocol'
import { classes } from '@waymark/ui/classes'
import { valueText } from '../parts/value-text.ts'
import styles from './short-value.module.css'

/** Longest value in a table, in characters; the whole of it is beside the table. */
const LONGEST = 60

/** The value of a variable on one line. `changed` marks it as new with the event. */
export function ShortValue({ result, changed }: { result: VariableResult; changed?: boolean }) {
  const text = valueText(result)
  const nothing = result.originalValueType === 'undefined' || result.originalValueType === 'null'
  return (
    <span title={text} className={classes(styles.value, changed && styles.changed, nothing && styles.nothing)}>
      {text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}
    </span>
  )
}
