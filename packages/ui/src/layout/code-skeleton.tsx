import type { Ref } from 'react'
import styles from './code-skeleton.module.css'

export interface CodeSkeletonProps {
  code: string
  onChange: (code: string) => void
  /** The accessible name of the editor. */
  label: string
  readOnly?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** The code in a plain text field, in place and size of the code editor that is loading. */
export function CodeSkeleton({ code, onChange, label, readOnly = false, ref }: CodeSkeletonProps) {
  return (
    <div className={styles.code}>
      <div className={styles.bar} />
      <textarea
        ref={ref}
        className={styles.text}
        aria-label={label}
        rows={code.split('\n').length}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        value={code}
        onChange={(event) => onChange(event.target.value)}
        readOnly={readOnly}
      />
      <div className={styles.foot} />
    </div>
  )
}
