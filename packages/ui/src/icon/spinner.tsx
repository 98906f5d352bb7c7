import styles from './spinner.module.css'

/** A spinner; the text beside it names what is pending. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
