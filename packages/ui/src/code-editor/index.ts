export { CodeEditor, type CodeEditorProps, type CodeProblem, type CodeWords } from './code-editor.tsx'
export type { CodeLanguage } from './code-state.ts'
export type { CodeVariable } from './code-variables.ts'
