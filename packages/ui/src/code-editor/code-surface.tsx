import { completionStatus } from '@codemirror/autocomplete'
import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import type { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { startTransition, useEffect, useRef } from 'react'
import { afterPress } from '../controls/after-press.ts'
import styles from './code-editor.module.css'
import type { CodeEditorProps, CodeProblem } from './code-editor.tsx'
import { adjusted, createCodeState } from './code-state.ts'
import { startReference } from './code-variables.ts'

/** Commands for buttons outside of the text. */
export interface CodeCommands {
  focus: () => void
  /** Opens the completion of variables at the caret. */
  startReference: () => void
}

export interface CodeSurfaceProps extends Pick<CodeEditorProps, 'value' | 'problems'> {
  readOnly: boolean
  /** The current props of the editor, for callbacks. */
  latest: { readonly current: CodeEditorProps }
  /** The document with its history and caret, kept when the editor is mounted elsewhere. */
  saved: { current: EditorState | null }
  focus: boolean
  /** Attributes of the text box. */
  attributes: Readonly<Record<string, string>>
  onCaret: (caret: { line: number; column: number }) => void
  /** Whether Esc is handled here, or also closes the surrounding dialog once completion is closed. */
  keepsEscape: boolean
  commands: { current: CodeCommands | null }
}

/** The text of the editor: a view of the document. */
export function CodeSurface({
  value,
  problems,
  readOnly,
  latest,
  saved,
  focus,
  attributes,
  onCaret,
  keepsEscape,
  commands,
}: CodeSurfaceProps) {
  const parent = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  // Values reported by `onChange` that have not come back as props yet.
  const reported = useRef<string[]>([])
  const atStart = useRef({ value, readOnly, focus, attributes, onCaret })
  useEffect(() => {
    const start = atStart.current
    // Not when it comes back from full screen.
    const selected = saved.current ? null : latest.current.selected?.current
    const reportCaret = (editor: EditorView) => {
      const at = editor.state.selection.main.head
      const line = editor.state.doc.lineAt(at)
      start.onCaret({ line: line.number, column: at - line.from + 1 })
    }
    const fresh = () => {
      const { language, grammar, nonce, texts } = latest.current
      return createCodeState(start.value, {
        language,
        grammar,
        variables: () => latest.current.variables,
        readOnly: start.readOnly,
        nonce,
        phrases: texts.phrases,
        attributes: start.attributes,
      })
    }
    const editor = new EditorView({
      state: saved.current?.doc.toString() === start.value ? saved.current : fresh(),
      parent: parent.current!,
      dispatchTransactions: (transactions, target) => {
        target.update(transactions)
        saved.current = target.state
        const text = target.state.doc.toString()
        const known = reported.current.at(-1) ?? latest.current.value
        startTransition(() => {
          if (transactions.some((one) => one.docChanged) && text !== known) {
            reported.current.push(text)
            latest.current.onChange(text)
          }
          reportCaret(target)
        })
      },
    })
    view.current = editor
    const own: CodeCommands = {
      focus: () => editor.focus(),
      startReference: () => startReference(editor, latest.current.grammar),
    }
    commands.current = own
    // Measures its lines before the first paint, to avoid a layout shift.
    editor.coordsAtPos(0)
    reportCaret(editor)
    if (selected) editor.dispatch({ selection: { anchor: selected.start, head: selected.end } })
    if (start.focus || selected) editor.focus()
    return () => {
      saved.current = editor.state
      view.current = null
      // The next one may be mounted already.
      if (commands.current === own) commands.current = null
      editor.destroy()
    }
  }, [latest, saved, commands])
  const described = JSON.stringify(attributes)
  useEffect(() => {
    view.current?.dispatch({
      effects: adjusted({ readOnly, attributes: JSON.parse(described) as Record<string, string> }),
    })
  }, [readOnly, described])
  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const at = reported.current.lastIndexOf(value)
    reported.current = at < 0 ? [] : reported.current.slice(at + 1)
    if (at < 0 && editor.state.doc.toString() !== value)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
  }, [value])
  useEffect(() => {
    const editor = view.current
    editor?.dispatch(
      setDiagnostics(
        editor.state,
        (problems ?? []).map((problem) => toDiagnostic(editor.state, problem)),
      ),
    )
  }, [problems])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the text inside.
    <div
      ref={parent}
      className={styles.surface}
      onBlur={(event) => {
        const { onBlur } = latest.current
        if (onBlur && !event.currentTarget.contains(event.relatedTarget)) afterPress(onBlur)
      }}
      onKeyDown={(event) => {
        const editor = view.current
        const completing = editor !== null && completionStatus(editor.state) !== null
        if (event.key !== 'Escape' || !(keepsEscape || event.defaultPrevented || completing)) return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}

function toDiagnostic(state: EditorState, { line, message, severity }: CodeProblem): Diagnostic {
  const at = state.doc.line(Math.max(1, Math.min(state.doc.lines, line)))
  return { from: at.from, to: at.to, severity, message }
}
