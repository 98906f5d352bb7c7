import styles from './kbd.module.css'

/** Key caps, hidden from screen readers, which have the shortcut sheet and `aria-keyshortcuts`. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys} aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}

/** Keys and what they do; screen readers read only the text. */
export function KeyHint({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <span>
      <Kbd keys={keys} /> {children}
    </span>
  )
}
