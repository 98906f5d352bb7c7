import { Fragment, useLayoutEffect, useMemo, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import type { ReferenceGrammar } from '../reference/reference-grammar.ts'
import { VariableToken } from '../reference/variable-token.tsx'
import colours from './code-colours.module.css'
import { type CodeLanguage, codeMarks } from './code-marks.ts'
import { type CodeText, colour } from './colour.ts'
import styles from './coloured-code.module.css'

/** In `html`, references to variables are highlighted too. `text` has no colours. */
export type ShownLanguage = CodeLanguage | 'text'

/** Longest code, in characters, that is coloured before the first paint; longer code is rendered plain first. */
const LARGE = 10_000

/**
 * Code or a value in the colours of the theme. It uses the CSS custom highlight API instead of an element for each word,
 * so large code costs hardly more than plain text; browsers without that API show no colours.
 */
export function ColouredCode({
  code,
  language,
  grammar,
}: {
  code: string
  language: ShownLanguage
  /** Whether references are highlighted. */
  grammar?: ReferenceGrammar
}) {
  const holder = useRef<HTMLPreElement>(null)
  const tokens: readonly Token[] = useMemo(
    () => (grammar && language === 'html' ? grammar.tokenize(code) : [{ text: code }]),
    [code, language, grammar],
  )
  useLayoutEffect(() => {
    if (!holder.current || language === 'text') return
    const texts = textsIn(holder.current, tokens)
    // The names of variables are not part of the code around them.
    const anonymous = tokens.map(({ text, name }) => (name === undefined ? text : '_'.repeat(text.length))).join('')
    const lay = () => colour(texts, codeMarks(anonymous, language))
    return anonymous.length > LARGE ? onceDrawn(lay) : lay()
  }, [tokens, language])
  return (
    <pre ref={holder} className={classes(colours.coloured, styles.code)}>
      {tokens.map(({ text, name }, at) => (
        <Fragment key={at}>{name === undefined ? text : <VariableToken name={name} />}</Fragment>
      ))}
    </pre>
  )
}

/** Runs a function after the next paint. Returns a function that cancels or undoes it. */
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

type Token = ReturnType<ReferenceGrammar['tokenize']>[number]

/** The text nodes with the parts of the code, without the references between them. */
function textsIn(holder: HTMLElement, tokens: readonly Token[]): CodeText[] {
  const nodes = [...holder.childNodes].filter((node) => node instanceof Text)
  const texts: CodeText[] = []
  let from = 0
  for (const { text, name } of tokens) {
    const node = name !== undefined || text === '' ? undefined : nodes[texts.length]
    if (node) texts.push({ node, from })
    from += text.length
  }
  return texts
}
