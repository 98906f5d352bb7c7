import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeCompletion,
  startCompletion,
} from '@codemirror/autocomplete'
import { isolateHistory, undo } from '@codemirror/commands'
import { type Extension, Prec, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, keymap, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { OPENING, type ReferenceGrammar } from '../reference/reference-grammar.ts'

export interface CodeVariable {
  label: string
  caption?: string | undefined
  /** Why it cannot be used here; it stays in the list with this reason. */
  disabledReason?: string | undefined
}

/** Completion of `{{ name }}`; the list is read at each completion, so it may change while the editor is mounted. */
export function variableCompletion(variables: () => readonly CodeVariable[], grammar: ReferenceGrammar): Extension {
  const source = (context: CompletionContext): CompletionResult | null => {
    const line = context.state.doc.lineAt(context.pos)
    const open = grammar.openReference(line.text, context.pos - line.from)
    if (!open) return null
    const inside = line.text.slice(open.from + OPENING.length, context.pos - line.from)
    return {
      from: context.pos - inside.trimStart().length,
      options: variables().map((variable) => toCompletion(variable, grammar)),
      validFor: (typed) => grammar.openReference(OPENING + typed, OPENING.length + typed.length)?.from === 0,
    }
  }
  return [
    openingInserted,
    // Before the keys of the completion, which Esc closes too.
    Prec.highest(keymap.of([{ key: 'Escape', run: dropOpening }])),
    EditorView.domEventHandlers({
      blur: (_, view) => void setTimeout(() => view.dom.isConnected && !view.hasFocus && dropOpening(view)),
    }),
    autocompletion({
      override: [source],
      icons: false,
      closeOnBlur: true,
      optionClass: (completion) => ((completion as VariableCompletion).unavailable ? 'cm-unavailable' : ''),
    }),
  ]
}

interface VariableCompletion extends Completion {
  unavailable: boolean
}

function toCompletion(variable: CodeVariable, grammar: ReferenceGrammar): VariableCompletion {
  const unavailable = variable.disabledReason !== undefined
  const detail = variable.disabledReason ?? variable.caption
  return {
    label: variable.label,
    ...(detail && { detail }),
    unavailable,
    apply: (view) => !unavailable && insert(view, variable.label, grammar),
  }
}

function insert(view: EditorView, name: string, grammar: ReferenceGrammar) {
  const caret = view.state.selection.main.head
  const line = view.state.doc.lineAt(caret)
  const open = grammar.openReference(line.text, caret - line.from)
  if (!open) return
  const next = grammar.completeReference(line.text, caret - line.from, open, name)
  const rest = next.text.length - next.caret
  view.dispatch({
    // Only the changed range, so that the editor remembers which brackets and quotes it has closed itself.
    changes: {
      from: line.from + open.from,
      to: line.to - rest,
      insert: next.text.slice(open.from, next.caret),
    },
    selection: { anchor: line.from + next.caret },
    userEvent: 'input.complete',
  })
}

const opening = StateEffect.define<null>()

/** Whether the last change has been the `{{` of `startReference`. */
const openingInserted = StateField.define<boolean>({
  create: () => false,
  update: (inserted, { effects, docChanged }) =>
    effects.some((effect) => effect.is(opening)) || (inserted && !docChanged),
})

/** Takes back the `{{` of `startReference` if nothing was typed or chosen since; returns whether it has. */
function dropOpening(view: EditorView): boolean {
  if (!view.state.field(openingInserted)) return false
  closeCompletion(view)
  return undo(view)
}

/**
 * Inserts `{{` at the caret, unless a reference is open there, and opens the completion. It is taken back if no variable
 * is chosen.
 */
export function startReference(view: EditorView, grammar: ReferenceGrammar) {
  view.focus()
  const { from, to } = view.state.selection.main
  const line = view.state.doc.lineAt(from)
  if (!grammar.openReference(line.text, from - line.from))
    view.dispatch({
      changes: { from, to, insert: OPENING },
      selection: { anchor: from + OPENING.length },
      effects: opening.of(null),
      // So that taking it back leaves what was typed before.
      annotations: isolateHistory.of('full'),
      userEvent: 'input.type',
    })
  startCompletion(view)
}

const MARK = Decoration.mark({ class: 'cm-variable' })

/** Highlights references in the rendered lines. */
export function variableMarks(grammar: ReferenceGrammar) {
  const marksIn = ({ state: { doc }, visibleRanges }: EditorView): DecorationSet => {
    const marks = new RangeSetBuilder<Decoration>()
    // A long line can be rendered as several ranges.
    let marked = 0
    for (const { from, to } of visibleRanges) {
      for (let line = doc.lineAt(from); ; line = doc.line(line.number + 1)) {
        let at = line.from
        if (line.number > marked)
          for (const { text, name } of grammar.tokenize(line.text)) {
            if (name !== undefined) marks.add(at, at + text.length, MARK)
            at += text.length
          }
        marked = Math.max(marked, line.number)
        if (line.to >= to) break
      }
    }
    return marks.finish()
  }
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet
      constructor(view: EditorView) {
        this.decorations = marksIn(view)
      }
      update({ docChanged, viewportChanged, view }: ViewUpdate) {
        if (docChanged || viewportChanged) this.decorations = marksIn(view)
      }
    },
    { decorations: (plugin) => plugin.decorations },
  )
}
