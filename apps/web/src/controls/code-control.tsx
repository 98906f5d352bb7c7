import type { CodeLanguage } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import type { Spot } from '@waymark/forms/form'
import { Field } from '@waymark/ui/form'
import { Skeleton } from '@waymark/ui/layout'
import { lazy, Suspense } from 'react'
import { useWords } from '../words/use-words.ts'
import type { ControlProps } from './control-props.ts'
import { useFieldText } from './field-text.ts'
import { styleNonce } from './style-nonce.ts'
import { useVariableNames } from './use-variable-names.ts'

const CodeEditor = lazy(() => import('@waymark/ui/code-editor').then((loaded) => ({ default: loaded.CodeEditor })))

const W = {
  html: msg('code.html', 'HTML'),
  javascript: msg('code.javascript', 'JavaScript'),
  hint: msg('code.hint', "Type '{{' to insert a variable"),
  leave: msg('code.leave', 'Tab indents. Press Esc, then Tab to leave the editor.'),
  position: msg('code.position', 'Ln {line, number}, Col {column, number}'),
  full: msg('code.full-screen', 'Full screen'),
  close: msg('code.close-full-screen', 'Leave full screen'),
  count: msg('code.count', '{used, number} / {limit, number}'),
}

const LIMIT = 65_536
const COUNTED_FROM = 60_000

/** Source code in an editor that completes variables and can take the whole window. */
export function CodeArea({
  label,
  language,
  spot,
  readOnly,
}: {
  label: string
  language: CodeLanguage
  spot: Spot<string>
  readOnly: boolean
}) {
  const { say } = useWords()
  const { wrong, edited } = useFieldText()
  const { variables } = useVariableNames()
  const shown = language === 'javascript' ? 'javascript' : 'html'
  const used = spot.value.length
  const count = say(W.count, { used, limit: LIMIT })
  return (
    <Field
      label={label}
      error={wrong(spot.error)}
      edited={edited(spot.edited)}
      count={used > COUNTED_FROM ? count : undefined}
    >
      <Suspense fallback={<Skeleton height="180px" />}>
        <CodeEditor
          value={spot.value}
          onChange={spot.set}
          language={shown}
          variables={variables}
          label={label}
          readOnly={readOnly}
          nonce={styleNonce()}
          words={{
            language: say(W[shown]),
            hint: say(W.hint),
            leave: say(W.leave),
            position: (line, column) => say(W.position, { line, column }),
            fullScreen: say(W.full),
            exitFullScreen: say(W.close),
          }}
          fullScreen={{ title: label, foot: count }}
        />
      </Suspense>
    </Field>
  )
}

/** A field that holds source code. */
export function CodeControl({ field, spot, readOnly }: ControlProps<'code'>) {
  const { say } = useWords()
  return <CodeArea label={say(field.label)} language={field.language} spot={spot} readOnly={readOnly} />
}
