import { Icon } from '@waymark/ui/icon'
import styles from './controls.module.css'

interface RowErrorsProps {
  list?: string | undefined
  /** The ids of the errors, for `aria-describedby` of the controls. */
  rows: readonly { readonly id: string; readonly text: string }[]
}

/** The errors below a list of rows: first that of the list, then those of the rows. */
export function RowErrors({ list, rows }: RowErrorsProps) {
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
