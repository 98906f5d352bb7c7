import styles from './code-skeleton.module.css'

/** Skeleton of a code editor that is loading, which already shows the code. */
export function CodeSkeleton({ code }: { code: string }) {
  return (
    <div className={styles.code} aria-hidden="true">
      <div className={styles.bar} />
      <pre className={styles.text}>{code}</pre>
      <div className={styles.foot} />
    </div>
  )
}
