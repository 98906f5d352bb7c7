import { Fragment, useLayoutEffect, useMemo, useRef } from 'react'
import type { ReferenceGrammar } from '../controls/reference-grammar.ts'
import { VariableToken } from '../icon/variable-token.tsx'
import { type CodeLanguage, codeMarks } from './code-marks.ts'
import { type CodeText, colour } from './colour.ts'
import styles from './coloured-code.module.css'

/** In `html`, references to variables stand out as well. `text` is any text, which has no colours. */
export type ShownLanguage = CodeLanguage | 'text'

/** So many characters are read fast enough to be drawn with their colours at once; more are drawn plain first. */
const LARGE = 10_000

/**
 * Code or a value as it stands, in the colours of the theme. They are laid over the text without an element for each
 * word of it, so that a large one costs hardly more than a plain text; a browser that cannot do so draws it plain.
 */
export function ColouredCode({
  code,
  language,
  grammar,
}: {
  code: string
  language: ShownLanguage
  /** Where references stand out. */
  grammar?: ReferenceGrammar
}) {
  const holder = useRef<HTMLPreElement>(null)
  const parts: readonly Part[] = useMemo(
    () => (grammar && language === 'html' ? grammar.tokenize(code) : [{ text: code }]),
    [code, language, grammar],
  )
  useLayoutEffect(() => {
    if (!holder.current || language === 'text') return
    const texts = textsIn(holder.current, parts)
    // What a variable is called says nothing about the code around it.
    const anonymous = parts.map(({ text, name }) => (name === undefined ? text : '_'.repeat(text.length))).join('')
    const lay = () => colour(texts, codeMarks(anonymous, language))
    return anonymous.length > LARGE ? onceDrawn(lay) : lay()
  }, [parts, language])
  return (
    <pre ref={holder} className={styles.code}>
      {parts.map(({ text, name }, at) => (
        <Fragment key={at}>{name === undefined ? text : <VariableToken name={name} />}</Fragment>
      ))}
    </pre>
  )
}

/** Does something after the next picture; what it gives back undoes it, or calls it off. */
function onceDrawn(doing: () => () => void): () => void {
  let undo: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      undo = doing()
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    undo?.()
  }
}

type Part = ReturnType<ReferenceGrammar['tokenize']>[number]

/** The texts on the page that draw the parts of the code, without the references between them. */
function textsIn(holder: HTMLElement, parts: readonly Part[]): CodeText[] {
  const nodes = [...holder.childNodes].filter((node) => node instanceof Text)
  const texts: CodeText[] = []
  let from = 0
  for (const { text, name } of parts) {
    const node = name !== undefined || text === '' ? undefined : nodes[texts.length]
    if (node) texts.push({ node, from })
    from += text.length
  }
  return texts
}
