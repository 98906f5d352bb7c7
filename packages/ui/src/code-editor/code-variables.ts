import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { completeReference, openReference } from '../controls/variable-reference.ts'

export interface CodeVariable {
  label: string
  caption?: string | undefined
  /** Why it cannot be used here; it stays in the list and says so. */
  disabledReason?: string | undefined
}

/** Completion of `{{ name }}`; the list is asked for anew each time, so it may change while the editor lives. */
export function variableCompletion(variables: () => readonly CodeVariable[]) {
  const source = (context: CompletionContext): CompletionResult | null => {
    const line = context.state.doc.lineAt(context.pos)
    const open = openReference(line.text, context.pos - line.from)
    if (!open) return null
    const inside = line.text.slice(open.start + 2, context.pos - line.from)
    return {
      from: context.pos - inside.trimStart().length,
      options: variables().map(toCompletion),
      validFor: /^[^{}\n]*$/,
    }
  }
  return autocompletion({
    override: [source],
    icons: false,
    closeOnBlur: true,
    optionClass: (completion) => ((completion as VariableCompletion).unavailable ? 'cm-unavailable' : ''),
  })
}

interface VariableCompletion extends Completion {
  unavailable: boolean
}

function toCompletion(variable: CodeVariable): VariableCompletion {
  const unavailable = variable.disabledReason !== undefined
  const detail = variable.disabledReason ?? variable.caption
  return {
    label: variable.label,
    ...(detail && { detail }),
    unavailable,
    apply: (view) => !unavailable && insert(view, variable.label),
  }
}

function insert(view: EditorView, name: string) {
  const caret = view.state.selection.main.head
  const line = view.state.doc.lineAt(caret)
  const open = openReference(line.text, caret - line.from)
  if (!open) return
  const next = completeReference(line.text, caret - line.from, open, name)
  const rest = next.text.length - next.caret
  view.dispatch({
    // No more than what changes: the editor knows of the quotes and brackets around it that it has closed itself.
    changes: {
      from: line.from + open.start,
      to: line.to - rest,
      insert: next.text.slice(open.start, next.caret),
    },
    selection: { anchor: line.from + next.caret },
    userEvent: 'input.complete',
  })
}

const marks = new MatchDecorator({ regexp: /\{\{[^{}\n]+\}\}/g, decoration: Decoration.mark({ class: 'cm-variable' }) })

/** Marks references where they stand in the code. */
export const variableMarks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = marks.createDeco(view)
    }
    update(update: ViewUpdate) {
      this.decorations = marks.updateDeco(update, this.decorations)
    }
  },
  { decorations: (plugin) => plugin.decorations },
)
