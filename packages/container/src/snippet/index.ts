export { type SnippetOptions, snippet } from './snippet.ts'
