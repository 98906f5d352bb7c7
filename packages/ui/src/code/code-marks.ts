import { markHtml } from './html.ts'
import { type CodeMark, markByRules } from './marks.ts'
import { JSON_VALUES, SCRIPT } from './scripts.ts'

/** `html` is markup with its scripts and styles. */
export type CodeLanguage = 'html' | 'javascript' | 'json'

/**
 * The coloured ranges of code, in order. The tokenizer is only as exact as colours require; it takes linear time and never
 * throws on invalid code.
 */
export function codeMarks(code: string, language: CodeLanguage): CodeMark[] {
  const marks: CodeMark[] = []
  if (language === 'json') markByRules(code, 0, code.length, JSON_VALUES, marks)
  else if (language === 'javascript') markByRules(code, 0, code.length, SCRIPT, marks)
  else markHtml(code, marks)
  return marks
}
