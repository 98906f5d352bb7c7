import type { EditorState } from '@codemirror/state'
import { type CSSProperties, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../classes/classes.ts'
import { Button } from '../controls/button.tsx'
import { FieldContext } from '../controls/field-wiring.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { FullScreen } from '../overlay/full-screen.tsx'
import type { ReferenceGrammar } from '../reference/reference-grammar.ts'
import styles from './code-editor.module.css'
import type { CodeLanguage } from './code-state.ts'
import { type CodeCommands, CodeSurface } from './code-surface.tsx'
import type { CodeVariable } from './code-variables.ts'

/** A problem in one line of the code. */
export interface CodeProblem {
  /** Counted from 1. */
  line: number
  message: string
  severity: 'error' | 'warning'
}

/** Places in the code, in UTF-16 code units; the same one for a caret. */
export interface CodeSelection {
  start: number
  end: number
}

export interface CodeEditorTexts {
  /** "HTML" in the bar. */
  language: string
  /** At the end of the bar: how to insert variables. */
  hint: ReactNode
  /** The name of the button in the bar that opens the completion of variables: "Insert variable". */
  insertVariable?: string
  /** Shown at the foot and read by screen readers: Tab indents, Esc then Tab leaves. */
  leave: ReactNode
  /** Shown instead in full screen, which Esc leaves: Tab indents, Shift Tab outdents. */
  indent?: ReactNode
  /** "Ln 6, Col 54" */
  position: (line: number, column: number) => string
  fullScreen: string
  exitFullScreen: string
  /** The editor's own panels (search), by their English text. */
  phrases?: Readonly<Record<string, string>>
}

export interface CodeEditorProps {
  value: string
  onChange: (value: string) => void
  /** Called on blur. */
  onBlur?: (() => void) | undefined
  language: CodeLanguage
  variables: readonly CodeVariable[]
  grammar: ReferenceGrammar
  /** The accessible name, unless a field provides it. */
  label: string
  texts: CodeEditorTexts
  /** The nonce of the page's style policy. */
  nonce?: string | undefined
  readOnly?: boolean
  problems?: readonly CodeProblem[]
  /** What is selected in its skeleton when it is mounted, if that has the focus: the editor takes both. */
  selected?: { readonly current: CodeSelection | null }
  /** Enables full screen: the content of its bar (title, save button) and foot (counts). */
  fullScreen?: { title: ReactNode; actions?: ReactNode; foot?: ReactNode }
}

/**
 * A code editor with colours, line numbers and completion of variables. Full screen keeps the document and its history.
 *
 * | Key | What it does |
 * |---|---|
 * | Tab | indents |
 * | Esc, then Tab | leaves the editor |
 */
export function CodeEditor(props: CodeEditorProps) {
  const { value, label, texts, readOnly = false, fullScreen } = props
  const leaveId = useId()
  const field = useContext(FieldContext)
  const [large, setLarge] = useState(false)
  const [caret, setCaret] = useState({ line: 1, column: 1 })
  const saved = useRef<EditorState | null>(null)
  const commands = useRef<CodeCommands | null>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const describedBy = [!readOnly && leaveId, field?.describedBy].filter(Boolean).join(' ')
  const surface = (
    <CodeSurface
      {...props}
      readOnly={readOnly}
      latest={latest}
      saved={saved}
      focus={large}
      attributes={{
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(field?.invalid && { 'aria-invalid': 'true' }),
        ...(readOnly && { 'aria-readonly': 'true' }),
        tabindex: '0',
      }}
      onCaret={setCaret}
      keepsEscape={!large}
      commands={commands}
    />
  )
  const insertVariable = texts.insertVariable !== undefined && !readOnly && (
    <IconButton
      icon="variable"
      label={texts.insertVariable}
      onMouseDown={(event) => event.preventDefault()}
      onPress={() => commands.current?.startReference()}
    />
  )
  const place = texts.position(caret.line, caret.column)
  const leave = () => {
    setLarge(false)
    // The dialog gives the focus back to its button first.
    requestAnimationFrame(() => commands.current?.focus())
  }
  return (
    <div
      className={styles.code}
      data-invalid={field?.invalid ? '' : undefined}
      data-readonly={readOnly ? '' : undefined}
      style={{ '--rows': value.split('\n').length } as CSSProperties}
    >
      <div className={styles.bar}>
        <span>{texts.language}</span>
        <span className={classes('truncate', styles.end)}>{!readOnly && texts.hint}</span>
        {insertVariable}
        {fullScreen && <IconButton icon="expand" label={texts.fullScreen} onPress={() => setLarge(true)} />}
      </div>
      <div className={styles.body}>{large ? <div className={styles.surface} /> : surface}</div>
      <div className={styles.foot}>
        <span>{place}</span>
        {!readOnly && (
          <span className={classes('truncate', styles.end, styles.keys)} id={large ? undefined : leaveId}>
            {texts.leave}
          </span>
        )}
      </div>
      {fullScreen && (
        <FullScreen open={large} label={label} onClose={leave}>
          <div className={styles.fullBar}>
            <div className={styles.fullTitle}>{fullScreen.title}</div>
            <span className={classes('t-caption', styles.language)}>{texts.language}</span>
            <span className={classes('truncate', styles.end)}>{!readOnly && texts.hint}</span>
            {insertVariable}
            <Button variant="quiet" icon="collapse" keys={['esc']} onPress={leave}>
              {texts.exitFullScreen}
            </Button>
            {fullScreen.actions}
          </div>
          <div className={styles.fullBody}>{surface}</div>
          <div className={styles.fullFoot}>
            <span>{place}</span>
            {fullScreen.foot}
            {!readOnly && (
              <span className={classes('truncate', styles.end, styles.keys)} id={leaveId}>
                {texts.indent ?? texts.leave}
              </span>
            )}
          </div>
        </FullScreen>
      )}
    </div>
  )
}
