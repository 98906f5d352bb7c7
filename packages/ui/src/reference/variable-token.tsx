import { CLOSING, OPENING } from './reference-grammar.ts'
import styles from './variable-token.module.css'

/** A variable reference as it is written in fields: the name between double braces. */
export function VariableToken({ name }: { name: string }) {
  return (
    <code className={styles.variable}>
      <b>{OPENING}</b> {name} <b>{CLOSING}</b>
    </code>
  )
}
