export {
  completeReference,
  isReferable,
  type OpenReference,
  openReference,
  type Reference,
  referenceGrammar,
  referenceName,
  referencesIn,
  type Token,
  tokenize,
  writeReference,
} from './grammar.ts'
export { namesIn, renameReferencesIn, replaceReferences } from './values.ts'
