import { referenceGrammar } from '@waymark/domain/reference'
import { classes } from '@waymark/ui/classes'
import { ColouredCode, type ShownLanguage } from '@waymark/ui/code'
import { useMemo } from 'react'
import styles from './code-block.module.css'

/** Read-only code or a value, with line numbers. */
export function CodeBlock({ code, language, label }: { code: string; language: ShownLanguage; label: string }) {
  const numbers = useMemo(() => {
    const lines = code.split('\n').length
    return Array.from({ length: lines }, (_, at) => at + 1).join('\n')
  }, [code])
  const className = classes(styles.block, !numbers.includes('\n') && styles.wrapped)
  return (
    // biome-ignore lint/a11y/useSemanticElements: what scrolls is a region of its own.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
    <div className={className} role="region" aria-label={label} tabIndex={0}>
      <span className={styles.numbers} aria-hidden="true">
        {numbers}
      </span>
      <ColouredCode code={code} language={language} grammar={referenceGrammar} />
    </div>
  )
}
