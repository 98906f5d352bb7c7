import { type CodeBlock, type CodeLine, compareCode, foldCode, lineBreaksDiffer } from '@waymark/domain/changelog'
import type { Formatted } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { CodeDifference } from '@waymark/ui/code'
import { useMemo } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './compared-code.module.css'

const M = {
  unchanged: msg('changelog.code.unchanged', '{count, plural, one {# unchanged line} other {# unchanged lines}}'),
  further: msg('changelog.code.further', '{count, plural, one {# further line} other {# further lines}}'),
  added: msg('changelog.code.added', 'Added'),
  removed: msg('changelog.code.removed', 'Deleted'),
  lineBreaks: msg('changelog.code.line-breaks', 'Line breaks differ.'),
}

/** Lines of code that stand on one side only and are shown before the rest is folded. */
const FIRST_LINES = 16

interface ComparedCodeProps {
  before: Formatted | undefined
  after: Formatted | undefined
  changed: boolean
}

/**
 * Code of both states line by line; the code that only one state has consists of added or deleted lines. Long stretches
 * without a change are folded, and so is the rest of long code that only one state has.
 */
export function ComparedCode({ before, after, changed }: ComparedCodeProps) {
  const { t } = useI18n()
  const old = codeOf(before)
  const now = codeOf(after)
  const isEdited = changed && old !== undefined && now !== undefined
  const lines = useMemo(() => compareCode(old ?? '', now ?? ''), [old, now])
  const blocks = useMemo(() => (isEdited ? foldCode(lines) : folded(lines)), [lines, isEdited])
  const language = [after, before].find((value) => value?.as === 'code')
  return (
    <>
      {isEdited && lineBreaksDiffer(old, now, lines) && <p className={styles.note}>{t(M.lineBreaks)}</p>}
      <CodeDifference
        before={old ?? now ?? ''}
        after={now ?? old ?? ''}
        language={language?.as === 'code' ? language.language : 'html'}
        blocks={blocks}
        foldLabel={(count) => t(isEdited ? M.unchanged : M.further, { count })}
        addedLabel={t(M.added)}
        removedLabel={t(M.removed)}
      />
    </>
  )
}

const codeOf = (value: Formatted | undefined) => (value?.as === 'code' ? value.text : undefined)

/** The first lines, and the rest folded. */
function folded(lines: readonly CodeLine[]): readonly CodeBlock[] {
  return lines.length <= FIRST_LINES * 1.5
    ? [{ folded: false, lines }]
    : [
        { folded: false, lines: lines.slice(0, FIRST_LINES) },
        { folded: true, lines: lines.slice(FIRST_LINES) },
      ]
}
