import { useId, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './json-view.module.css'

const OPEN_LINES = 20

export interface JsonWords {
  /** "Show more of items" for a folded node; gets the key or position. */
  expand: (name: string) => string
  collapse: (name: string) => string
  /** "12 items" beside a folded list or object. */
  items: (count: number) => string
}

export interface JsonViewProps {
  value: unknown
  label: string
  words: JsonWords
}

/** A value as read-only JSON; lists and objects of more than twenty lines start folded. Long text wraps. */
export function JsonView({ value, label, words }: JsonViewProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
    <section className={styles.json} aria-label={label} tabIndex={0}>
      <Node name={null} value={value} depth={0} last words={words} />
    </section>
  )
}

interface NodeProps {
  name: string | null
  value: unknown
  depth: number
  last: boolean
  words: JsonWords
}

function Node({ name, value, depth, last, words }: NodeProps) {
  const entries = entriesOf(value)
  const id = useId()
  const foldable = entries !== null && entries.length > 0
  const [open, setOpen] = useState(() => depth === 0 || linesOf(value) <= OPEN_LINES)
  const [start, end] = Array.isArray(value) ? '[]' : '{}'
  const key = name !== null && !/^\[/.test(name) ? <span className={styles.key}>{JSON.stringify(name)}: </span> : null
  const comma = last ? '' : ','
  if (!foldable) {
    return (
      <div className={styles.line}>
        {key}
        <Leaf value={entries ? `${start}${end}` : value} raw={entries !== null} />
        {comma}
      </div>
    )
  }
  const spoken = name ?? (Array.isArray(value) ? '[ ]' : '{ }')
  return (
    <div className={styles.node}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={open ? words.collapse(spoken) : words.expand(spoken)}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size="small" />
        </button>
        {key}
        {start}
        {!open && (
          <>
            <span className={styles.count}> {words.items(entries.length)} </span>
            {end}
            {comma}
          </>
        )}
      </div>
      {open && (
        <>
          <div id={id} className={styles.children}>
            {entries.map(([childName, child], index) => (
              <Node
                key={childName}
                name={childName}
                value={child}
                depth={depth + 1}
                last={index === entries.length - 1}
                words={words}
              />
            ))}
          </div>
          <div className={styles.line}>
            {end}
            {comma}
          </div>
        </>
      )}
    </div>
  )
}

function Leaf({ value, raw }: { value: unknown; raw: boolean }) {
  if (raw) return <span>{String(value)}</span>
  if (typeof value === 'string') return <span className={styles.text}>{JSON.stringify(value)}</span>
  if (typeof value === 'number') return <span className={styles.number}>{String(value)}</span>
  return <span className={styles.word}>{value === undefined ? 'undefined' : String(value)}</span>
}

/** Names and values inside; positions of a list in brackets, so that they are not drawn as keys. Null for what holds nothing. */
function entriesOf(value: unknown): [string, unknown][] | null {
  if (Array.isArray(value)) return value.map((child, index) => [`[${index}]`, child])
  return typeof value === 'object' && value !== null ? Object.entries(value) : null
}

function linesOf(value: unknown): number {
  const entries = entriesOf(value)
  if (!entries || entries.length === 0) return 1
  let lines = 2
  for (const [, child] of entries) {
    lines += linesOf(child)
    if (lines > OPEN_LINES) return lines
  }
  return lines
}
