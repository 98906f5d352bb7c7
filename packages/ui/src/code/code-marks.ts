import { markHtml } from './html.ts'
import { type CodeMark, markByRules } from './marks.ts'
import { JSON_VALUES } from './scripts.ts'

/** `html` is markup with its scripts and styles. */
export type CodeLanguage = 'html' | 'json'

/**
 * What has a colour in a code, in its order. It knows as much of a language as colours need, reads every character
 * about once, and never throws: what nobody could run has colours as well.
 */
export function codeMarks(code: string, language: CodeLanguage): CodeMark[] {
  const marks: CodeMark[] = []
  if (language === 'json') markByRules(code, 0, code.length, JSON_VALUES, marks)
  else markHtml(code, marks)
  return marks
}
