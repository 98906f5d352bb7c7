import styles from './connect.module.css'

/** Two windows and the way between them. */
export function ConnectArt() {
  return (
    <svg className={styles.art} viewBox="0 0 240 56" aria-hidden="true">
      <rect x="1" y="8" width="64" height="40" rx="5" />
      <path d="M1 18h64" />
      <circle className={styles.dot} cx="8" cy="13" r="1.5" />
      <circle className={styles.dot} cx="14" cy="13" r="1.5" />
      <path className={styles.way} d="M74 28c16 0 22-12 39-12s22 24 38 24c9 0 10-12 16-12" />
      <rect x="175" y="8" width="64" height="40" rx="5" />
      <path d="M183 20h28M183 28h40M183 36h20" />
      <circle className={styles.mark} cx="113" cy="16" r="4" />
    </svg>
  )
}
