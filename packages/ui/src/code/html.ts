import { type CodeMark, markByRules, type Rule } from './marks.ts'
import { SCRIPT, STYLES } from './scripts.ts'

const INSIDE_TAG: readonly Rule[] = [
  { like: /\s+/y, colour: null },
  { like: /"[^"]*"?|'[^']*'?/y, colour: 'string' },
  { like: /(?<==\s*)[^\s"'>=]+/y, colour: 'string' },
  { like: /[^\s"'>/=]+/y, colour: 'attribute' },
]

const TAG = /<!--[\s\S]*?(?:-->|$)|<!?\/?[a-z][^\s/>]*/gi
const HELD: Readonly<Record<string, readonly Rule[]>> = { '<script': SCRIPT, '<style': STYLES }

/** Marks HTML with the scripts and styles in it. */
export function markHtml(code: string, into: CodeMark[]): void {
  TAG.lastIndex = 0
  for (let found = TAG.exec(code); found; found = TAG.exec(code)) {
    const [text] = found
    const from = found.index
    const to = from + text.length
    if (text.startsWith('<!--')) {
      into.push({ from, to, colour: 'comment' })
      continue
    }
    into.push({ from, to, colour: 'tag' })
    const end = endOfTag(code, to)
    markByRules(code, to, end, INSIDE_TAG, into)
    if (code[end] === '>') into.push({ from: end, to: end + 1, colour: 'tag' })
    TAG.lastIndex = end
    const rules = HELD[text.toLowerCase()]
    if (rules) TAG.lastIndex = markHeld(code, end + 1, text.slice(1), rules, into)
  }
}

/** The position of the end of a tag; a bracket in quotes does not end it. */
function endOfTag(code: string, from: number): number {
  const inside = /(?:[^"'>]|"[^"]*"?|'[^']*'?)*/y
  inside.lastIndex = from
  return from + (inside.exec(code)?.[0].length ?? 0)
}

/** The content of a script or style, up to its end tag. */
function markHeld(code: string, from: number, name: string, rules: readonly Rule[], into: CodeMark[]): number {
  const ends = new RegExp(`</${name}`, 'gi')
  ends.lastIndex = from
  const end = ends.exec(code)?.index ?? code.length
  markByRules(code, from, end, rules, into)
  return end
}
