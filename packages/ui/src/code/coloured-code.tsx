import { Fragment, useLayoutEffect, useMemo, useRef } from 'react'
import { VariableToken } from '../icon/variable-token.tsx'
import { type CodeLanguage, codeMarks } from './code-marks.ts'
import { type CodeText, colour } from './colour.ts'
import styles from './coloured-code.module.css'

/** In `html`, references to variables stand out as well. `text` is any text, which has no colours. */
export type ShownLanguage = CodeLanguage | 'text'

/** So many characters are read fast enough to be drawn with their colours at once; more are drawn plain first. */
const LARGE = 10_000

const REFERENCE = /(\{\{[^{}]*\}\})/u

/**
 * Code or a value as it stands, in the colours of the theme. They are laid over the text without an element for each
 * word of it, so that a large one costs hardly more than a plain text; a browser that cannot do so draws it plain.
 */
export function ColouredCode({ code, language }: { code: string; language: ShownLanguage }) {
  const holder = useRef<HTMLPreElement>(null)
  const parts = useMemo(() => (language === 'html' ? code.split(REFERENCE) : [code]), [code, language])
  useLayoutEffect(() => {
    if (!holder.current || language === 'text') return
    const texts = textsIn(holder.current, parts)
    // What a variable is called says nothing about the code around it.
    const anonymous = parts.map((part, at) => (isReference(at) ? '_'.repeat(part.length) : part)).join('')
    const lay = () => colour(texts, codeMarks(anonymous, language))
    return anonymous.length > LARGE ? onceDrawn(lay) : lay()
  }, [parts, language])
  return (
    <pre ref={holder} className={styles.code}>
      {parts.map((part, at) => (
        <Fragment key={at}>{isReference(at) ? <VariableToken name={part.slice(2, -2).trim()} /> : part}</Fragment>
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

const isReference = (at: number): boolean => at % 2 === 1

/** The texts on the page that draw the parts of the code, without the references between them. */
function textsIn(holder: HTMLElement, parts: readonly string[]): CodeText[] {
  const nodes = [...holder.childNodes].filter((node) => node instanceof Text)
  const texts: CodeText[] = []
  let from = 0
  for (const [at, part] of parts.entries()) {
    const node = isReference(at) || part === '' ? undefined : nodes[texts.length]
    if (node) texts.push({ node, from })
    from += part.length
  }
  return texts
}
