import { VariableToken } from '@waymark/ui/icon'
import { Fragment, useMemo } from 'react'
import styles from './code-block.module.css'

const REFERENCE = /\{\{([^{}]*)\}\}/gu

/** Code or a value as it stands, with line numbers; references to variables stand out. It cannot be changed. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  const numbers = useMemo(() => {
    const lines = code.split('\n').length
    return Array.from({ length: lines }, (_, at) => at + 1).join('\n')
  }, [code])
  const parts = useMemo(() => code.split(REFERENCE), [code])
  return (
    // biome-ignore lint/a11y/useSemanticElements: what scrolls is a region of its own.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
    <div className={styles.block} role="region" aria-label={label} tabIndex={0}>
      <span className={styles.numbers} aria-hidden="true">
        {numbers}
      </span>
      <pre>
        {parts.map((part, at) => (
          <Fragment key={at}>{at % 2 === 1 ? <VariableToken name={part.trim()} /> : part}</Fragment>
        ))}
      </pre>
    </div>
  )
}
