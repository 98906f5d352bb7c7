import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import colours from './code-colours.module.css'
import styles from './code-difference.module.css'
import { type CodeLanguage, codeMarks } from './code-marks.ts'
import { colour } from './colour.ts'

/** A line of code with its numbers, counted from 1, in the states that have it. */
export interface DifferenceLine {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
  readonly before?: number
  readonly after?: number
}

export interface CodeDifferenceProps {
  /** The code before and after. */
  before: string
  after: string
  language: CodeLanguage
  /** All lines in order; those that are `folded` are shown on request. */
  blocks: readonly { readonly folded: boolean; readonly lines: readonly DifferenceLine[] }[]
  /** The button of a fold: "12 unchanged lines". */
  foldLabel: (count: number) => string
  /** The text before such a line for screen readers. */
  addedLabel: string
  removedLabel: string
}

/** The difference of two codes, line by line, in the colours of the theme. */
export function CodeDifference({
  before,
  after,
  language,
  blocks,
  foldLabel,
  addedLabel,
  removedLabel,
}: CodeDifferenceProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const holder = useRef<HTMLDivElement>(null)
  useLineColours(holder, { before, after, language, shown: open })
  const labels = { added: addedLabel, removed: removedLabel, same: '' }
  const toggle = (at: number) => setOpen((known) => (known.has(at) ? without(known, at) : new Set([...known, at])))
  return (
    <div ref={holder} className={styles.code}>
      {blocks.map(({ folded, lines }, at) =>
        folded ? (
          <Fold key={at} open={open.has(at)} label={foldLabel(lines.length)} onToggle={() => toggle(at)}>
            <Lines lines={lines} labels={labels} />
          </Fold>
        ) : (
          <Lines key={at} lines={lines} labels={labels} />
        ),
      )}
    </div>
  )
}

const without = (set: ReadonlySet<number>, gone: number) => new Set([...set].filter((one) => one !== gone))

function Fold(props: { open: boolean; label: string; onToggle: () => void; children: React.ReactNode }) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={props.open}
        {...(props.open && { 'aria-controls': id })}
        onClick={props.onToggle}
      >
        <Icon name={props.open ? 'chevron-down' : 'chevron-right'} size="small" />
        {props.label}
      </button>
      {props.open && <div id={id}>{props.children}</div>}
    </>
  )
}

const SIGNS = { same: '', removed: '−', added: '+' } as const

function Lines({
  lines,
  labels,
}: {
  lines: readonly DifferenceLine[]
  labels: Readonly<Record<DifferenceLine['kind'], string>>
}) {
  return lines.map(({ kind, text, before, after }, at) => {
    const Text = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
    return (
      <div key={at} className={classes(styles.line, kind !== 'same' && styles[kind])}>
        <span className={styles.number} aria-hidden="true">
          {before}
        </span>
        <span className={styles.number} aria-hidden="true">
          {after}
        </span>
        <span className={styles.sign} aria-hidden="true">
          {SIGNS[kind]}
        </span>
        {kind !== 'same' && <span className="sr-only">{labels[kind]}: </span>}
        <Text
          className={classes(colours.coloured, styles.text)}
          data-code={kind === 'removed' ? 'before' : 'after'}
          data-line={kind === 'removed' ? before : after}
        >
          {text}
        </Text>
      </div>
    )
  })
}

/** Colours the rendered lines by the tokens of the whole code. */
function useLineColours(
  holder: RefObject<HTMLElement | null>,
  { before, after, language, shown }: { before: string; after: string; language: CodeLanguage; shown: unknown },
) {
  useLayoutEffect(() => {
    const undo = (['before', 'after'] as const).map((side) => {
      const code = side === 'before' ? before : after
      const starts = lineStarts(code)
      const drawn = [...(holder.current?.querySelectorAll<HTMLElement>(`[data-code="${side}"]`) ?? [])]
      const texts = drawn.flatMap(({ firstChild, dataset }) =>
        firstChild instanceof Text ? [{ node: firstChild, from: starts[Number(dataset.line) - 1] ?? 0 }] : [],
      )
      return texts.length === 0 ? () => {} : colour(texts, codeMarks(code, language))
    })
    return () => {
      for (const one of undo) one()
    }
  }, [holder, before, after, language, shown])
}

/** Where each line of a text begins. */
function lineStarts(code: string): readonly number[] {
  const starts = [0]
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
