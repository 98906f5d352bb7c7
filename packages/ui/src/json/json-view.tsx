import { useId, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './json-view.module.css'

const OPEN_LINES = 20

export interface JsonTexts {
  /** "Show more of items" for a folded node; gets the key or position. */
  expand: (name: string) => string
  collapse: (name: string) => string
  /** "12 items" beside a folded list or object. */
  items: (count: number) => string
}

/** A value with members: its brackets, and its members with their prefixes. */
export interface JsonMembers {
  /** The prefix of the opening bracket; empty for JSON. */
  readonly title: string
  readonly open: string
  readonly close: string
  readonly members: readonly { readonly label: string; readonly value: unknown }[]
  /** The number of members that are left out. */
  readonly left: number
}

export interface JsonViewProps {
  value: unknown
  label: string
  texts: JsonTexts
  /** Reads values that JSON does not have; null for values without members. */
  membersOf?: (value: unknown) => JsonMembers | null
}

/** A value as read-only JSON; lists and objects of more than twenty lines start folded. Long text wraps. */
export function JsonView({ value, label, texts, membersOf = jsonMembers }: JsonViewProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
    <section className={styles.json} aria-label={label} tabIndex={0}>
      <Node prefix="" name={null} value={value} depth={0} last texts={texts} membersOf={membersOf} />
    </section>
  )
}

interface NodeProps {
  /** The key before the value; nothing in a list. */
  prefix: string
  /** The name for screen readers; null for the whole value. */
  name: string | null
  value: unknown
  depth: number
  last: boolean
  texts: JsonTexts
  membersOf: (value: unknown) => JsonMembers | null
}

function Node({ prefix, name, value, depth, last, texts, membersOf }: NodeProps) {
  const written = membersOf(value)
  const members = written?.members ?? []
  const id = useId()
  const [open, setOpen] = useState(() => depth === 0 || linesOf(value, membersOf) <= OPEN_LINES)
  const key = prefix && <span className={styles.key}>{prefix} </span>
  const comma = last ? '' : ','
  if (!written || members.length === 0) {
    return (
      <div className={styles.line}>
        {key}
        <Leaf value={written ? `${written.title}${written.open}${written.close}` : value} raw={written !== null} />
        {comma}
      </div>
    )
  }
  const start = `${written.title}${written.open}`
  const end = written.close
  const spoken = name ?? `${written.open} ${end}`
  return (
    <div className={styles.node}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={open ? texts.collapse(spoken) : texts.expand(spoken)}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'chevron-down' : 'chevron-right'} size="small" />
        </button>
        {key}
        {start}
        {!open && (
          <>
            <span className={styles.count}> {texts.items(members.length + written.left)} </span>
            {end}
            {comma}
          </>
        )}
      </div>
      {open && (
        <>
          <div id={id} className={styles.children}>
            {members.map(({ label, value: child }, index) => (
              <Node
                key={`${index}`}
                prefix={label}
                name={label.replace(/^"(.*)":$/u, '$1') || `[${index}]`}
                value={child}
                depth={depth + 1}
                last={written.left === 0 && index === members.length - 1}
                texts={texts}
                membersOf={membersOf}
              />
            ))}
            {written.left > 0 && <div className={styles.line}>…</div>}
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

function jsonMembers(value: unknown): JsonMembers | null {
  if (Array.isArray(value)) {
    return { title: '', open: '[', close: ']', members: value.map((child) => ({ label: '', value: child })), left: 0 }
  }
  if (typeof value !== 'object' || value === null) return null
  const members = Object.entries(value).map(([key, child]) => ({ label: `${JSON.stringify(key)}:`, value: child }))
  return { title: '', open: '{', close: '}', members, left: 0 }
}

function linesOf(value: unknown, membersOf: NodeProps['membersOf']): number {
  const { members } = membersOf(value) ?? { members: [] }
  if (members.length === 0) return 1
  let lines = 2
  for (const { value: child } of members) {
    lines += linesOf(child, membersOf)
    if (lines > OPEN_LINES) return lines
  }
  return lines
}
