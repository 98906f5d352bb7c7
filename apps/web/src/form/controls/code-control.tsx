import { CODE_LIMIT, type CodeLanguage } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { namesIn, referenceGrammar } from '@waymark/domain/reference'
import type { FieldApi } from '@waymark/forms/form'
import type { CodeProblem, CodeSelection } from '@waymark/ui/code-editor'
import { EditedMark, Field } from '@waymark/ui/form'
import { Icon } from '@waymark/ui/icon'
import { CodeSkeleton } from '@waymark/ui/layout'
import { lazy, type ReactNode, Suspense, use, useCallback, useRef } from 'react'
import { SaveFromLayer } from '#form/form-saving.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { FULL_SCREEN, LEAVE_FULL_SCREEN, USED_OF_LIMIT } from '../form-messages.ts'
import { type CodeFrame, CodeFrameOf } from './code-frame.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { useFieldText } from './field-text.ts'
import { useLiveCheck } from './use-live-check.ts'
import { useVariableNames } from './use-variable-names.ts'

const CodeEditor = lazy(() => import('@waymark/ui/code-editor').then((loaded) => ({ default: loaded.CodeEditor })))

const M = {
  html: msg('code.html', 'HTML'),
  javascript: msg('code.javascript', 'JavaScript'),
  hint: msg('code.hint', "Type '{{' to insert a variable"),
  leave: msg('code.leave', 'Tab indents. Press Esc, then Tab to leave the editor.'),
  position: msg('code.position', 'Ln {line, number}, Col {column, number}'),
  indent: msg('code.indent', 'Tab indents, Shift Tab outdents'),
  characters: msg('code.characters', '{used, number} of {limit, number} characters'),
  references: msg('code.references', '{count, plural, one {# variable} other {# variables}}'),
  problem: msg('code.problem', 'Line {line, number}: {problem}'),
  problems: msg('code.problems', 'Problems in the code'),
  moreProblems: msg('code.more-problems', '{count, plural, one {# more problem} other {# more problems}}'),
}

/** How many problems are listed below the editor. */
const MAX_LISTED = 2

/** From how many characters on their count is shown, in long values and code. */
export const COUNTED_FROM = 60_000

/** Source code in an editor with completion of variables and a full-screen mode. */
export function CodeArea({
  label,
  language,
  readOnly,
  hint,
  problems = NO_PROBLEMS,
  ...props
}: {
  label: string
  language: CodeLanguage
  field: FieldApi<string>
  readOnly: boolean
  hint?: ReactNode
  problems?: readonly CodeProblem[]
}) {
  const field = useLiveCheck(props.field)
  const { t } = useI18n()
  const { errorText, edited } = useFieldText()
  const { variables, insertLabel } = useVariableNames()
  const frame = use(CodeFrameOf)
  const { skeleton, selected } = useSkeletonSelection()
  const shown = language === 'javascript' ? 'javascript' : 'html'
  const used = field.value.length
  const count = t(USED_OF_LIMIT, { used, limit: CODE_LIMIT })
  const error = errorText(field.error)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      edited={edited(field.edited)}
      count={used > COUNTED_FROM ? count : undefined}
    >
      <Suspense
        fallback={
          <CodeSkeleton ref={skeleton} label={label} code={field.value} onChange={field.setValue} readOnly={readOnly} />
        }
      >
        <CodeEditor
          selected={selected}
          value={field.value}
          onChange={field.setValue}
          onBlur={field.onBlur}
          language={shown}
          variables={variables}
          grammar={referenceGrammar}
          label={label}
          readOnly={readOnly}
          nonce={styleNonce()}
          problems={problems}
          texts={{
            language: t(M[shown]),
            hint: t(M.hint),
            insertVariable: insertLabel,
            leave: t(M.leave),
            indent: t(M.indent),
            position: (line, column) => t(M.position, { line, column }),
            fullScreen: t(FULL_SCREEN),
            exitFullScreen: t(LEAVE_FULL_SCREEN),
          }}
          fullScreen={{
            title: frame ? <CodeTitle {...frame} edited={edited(field.edited)} /> : label,
            actions: <SaveFromLayer />,
            foot: (
              <>
                {error && <span className={`truncate ${styles.wrong}`}>{error}</span>}
                <span>{t(M.references, { count: new Set(namesIn(field.value)).size })}</span>
                <span
                  className={styles.used}
                  data-used={used > CODE_LIMIT ? 'over' : used > COUNTED_FROM ? 'near' : undefined}
                >
                  {t(M.characters, { used, limit: CODE_LIMIT })}
                </span>
              </>
            ),
          }}
        />
      </Suspense>
      <Problems problems={problems} />
    </Field>
  )
}

/** A ref of the skeleton of an editor, and what is selected in it when the editor takes its place. */
function useSkeletonSelection() {
  const selected = useRef<CodeSelection | null>(null)
  const skeleton = useCallback(
    (element: HTMLTextAreaElement) => () => {
      const { selectionStart: start, selectionEnd: end } = element
      selected.current = document.activeElement === element ? { start, end } : null
    },
    [],
  )
  return { skeleton, selected }
}

/** The item that the code belongs to, and whether it was changed. */
const CodeTitle = ({ icon, name, edited }: CodeFrame & { edited: string | undefined }) => (
  <>
    <span className={styles.codeIcon}>
      <Icon name={icon} size="small" />
    </span>
    <span className="truncate" title={name}>
      {name}
    </span>
    {edited && <EditedMark>{edited}</EditedMark>}
  </>
)

/** The nonce with which the page's policy allows the styles of the code editor; undefined without a policy. */
const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined

const NO_PROBLEMS: readonly CodeProblem[] = []

const worstFirst = (a: CodeProblem, b: CodeProblem) =>
  Number(b.severity === 'error') - Number(a.severity === 'error') || a.line - b.line

/** The most severe problems of the code, each with its line. */
function Problems({ problems }: { problems: readonly CodeProblem[] }) {
  const { t } = useI18n()
  return (
    <div role="status" className={styles.problems}>
      {problems.length > 0 && (
        <ul aria-label={t(M.problems)}>
          {problems
            .toSorted(worstFirst)
            .slice(0, MAX_LISTED)
            .map(({ line, message, severity }) => (
              <li key={`${line} ${message}`} data-severity={severity}>
                <Icon name={severity} size="small" />
                {t(M.problem, { line, problem: message })}
              </li>
            ))}
          {problems.length > MAX_LISTED && <li>{t(M.moreProblems, { count: problems.length - MAX_LISTED })}</li>}
        </ul>
      )}
    </div>
  )
}

/** A field with source code. */
export function CodeControl({ definition, field, readOnly }: ControlProps<'code'>) {
  const { t } = useI18n()
  return <CodeArea label={t(definition.label)} language={definition.language} field={field} readOnly={readOnly} />
}
