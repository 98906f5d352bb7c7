import type { VariableResult } from '@waymark/domain/debug-protocol'
import { classes } from '@waymark/ui/classes'
import styles from './short-value.module.css'
import { valueText } from './value-text.ts'

/** Longest value in a table, in characters. The inspector beside the table shows all of it. */
const LONGEST = 300

/** The value of a variable, on one line or, on narrow windows, three. `changed` marks it as new with the event. */
export function ShortValue({ result, changed }: { result: VariableResult; changed?: boolean }) {
  const text = valueText(result)
  const nothing = result.originalValueType === 'undefined' || result.originalValueType === 'null'
  const failed = result.originalValueType === 'error'
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return (
    <span
      title={text}
      className={classes(styles.value, changed && styles.changed, nothing && styles.nothing, failed && styles.failed)}
    >
      {shown}
    </span>
  )
}
