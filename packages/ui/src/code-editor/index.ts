export {
  CodeEditor,
  type CodeEditorProps,
  type CodeEditorTexts,
  type CodeProblem,
  type CodeSelection,
} from './code-editor.tsx'
export type { CodeLanguage } from './code-state.ts'
export type { CodeVariable } from './code-variables.ts'
