export {
  completeReference,
  isReferable,
  type OpenReference,
  openReference,
  type Reference,
  reference,
  referenceGrammar,
  referenceName,
  references,
  type Token,
  tokenize,
} from './grammar.ts'
export { namesIn, renameReferencesIn, replaceReferences } from './values.ts'
