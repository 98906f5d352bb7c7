import styles from './kbd.module.css'

/** Keys as caps, for the eye only: the shortcut sheet and `aria-keyshortcuts` are for screen readers. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys} aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}
