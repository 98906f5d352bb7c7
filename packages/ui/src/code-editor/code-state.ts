import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { html } from '@codemirror/lang-html'
import { javascript } from '@codemirror/lang-javascript'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { search, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, type Extension, type StateEffect } from '@codemirror/state'
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view'
import type { ReferenceGrammar } from '../reference/reference-grammar.ts'
import { codeTheme } from './code-theme.ts'
import { type CodeVariable, variableCompletion, variableMarks } from './code-variables.ts'

export type CodeLanguage = 'html' | 'javascript'

export interface CodeSetup {
  language: CodeLanguage
  variables: () => readonly CodeVariable[]
  grammar: ReferenceGrammar
  readOnly: boolean
  /** The nonce of the page's style policy; a strict policy blocks the editor's styles without it. */
  nonce?: string | undefined
  /** Translations of the editor's panels, by their English text. */
  phrases?: Readonly<Record<string, string>> | undefined
  /** Attributes of the text box: its name and descriptions. */
  attributes: Readonly<Record<string, string>>
}

const adjustable = new Compartment()

/** The options that may change while a document is edited. */
export function adjusted({ readOnly, attributes }: Pick<CodeSetup, 'readOnly' | 'attributes'>): StateEffect<unknown> {
  return adjustable.reconfigure(parts({ readOnly, attributes }))
}

function parts({ readOnly, attributes }: Pick<CodeSetup, 'readOnly' | 'attributes'>): Extension {
  return [
    EditorView.contentAttributes.of({ ...attributes }),
    EditorState.readOnly.of(readOnly),
    EditorView.editable.of(!readOnly),
  ]
}

/** A document ready for editing, with its own history. */
export function createCodeState(text: string, setup: CodeSetup): EditorState {
  return EditorState.create({ doc: text, extensions: extensions(setup) })
}

function extensions({ language, variables, grammar, readOnly, nonce, phrases, attributes }: CodeSetup): Extension[] {
  return [
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    history(),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    variableCompletion(variables, grammar),
    variableMarks(grammar),
    search({ top: true }),
    language === 'html' ? html() : javascript(),
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      indentWithTab,
    ]),
    adjustable.of(parts({ readOnly, attributes })),
    codeTheme,
    ...(nonce ? [EditorView.cspNonce.of(nonce)] : []),
    ...(phrases ? [EditorState.phrases.of({ ...phrases })] : []),
  ]
}
