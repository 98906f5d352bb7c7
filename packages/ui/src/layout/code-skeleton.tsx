import styles from './code-skeleton.module.css'

/** Keeps the place of a code editor that is on its way, with the code there to read already. */
export function CodeSkeleton({ code }: { code: string }) {
  return (
    <div className={styles.code} aria-hidden="true">
      <div className={styles.bar} />
      <pre className={styles.text}>{code}</pre>
      <div className={styles.foot} />
    </div>
  )
}
