import { Icon } from '@waymark/ui/icon'
import styles from './controls.module.css'

/** The errors of a list of rows, below it: first that of the list itself, then row by row. */
export function RowErrors({
  list,
  rows,
}: {
  list?: string | undefined
  /** The ids by which the controls of the rows are described. */
  rows: readonly { readonly id: string; readonly text: string }[]
}) {
  if (rows.length === 0 && !list) return null
  return (
    <ul className={styles.rowErrors}>
      {list && (
        <li>
          <Icon name="error" size="small" />
          {list}
        </li>
      )}
      {rows.map(({ id, text }) => (
        <li key={id} id={id}>
          <Icon name="error" size="small" />
          {text}
        </li>
      ))}
    </ul>
  )
}
