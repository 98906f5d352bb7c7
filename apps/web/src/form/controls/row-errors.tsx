import { Icon } from '@waymark/ui/icon'
import styles from './controls.module.css'

/** What is wrong with a list of rows, said below it: the list itself first, then row by row. */
export function RowErrors({
  list,
  rows,
}: {
  list?: string | undefined
  /** The ids are what the controls of the rows point at. */
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
