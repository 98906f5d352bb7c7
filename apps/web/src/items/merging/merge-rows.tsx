import type { FormattedEntry } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { type ReactNode, useId } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { NOT_SET } from '#items/changelog/value/value-messages.ts'
import { ComparedValue } from '../changelog/value/compared-value.tsx'
import { labelText } from '../changelog/value/use-value-text.ts'
import styles from './merge-sheet.module.css'

export type Choice = 'mine' | 'theirs'

const M = {
  field: msg('merge.field', 'Field'),
  before: msg('merge.before', 'Before'),
  unsaved: msg('merge.not-saved', 'not saved yet'),
  unchanged: msg('merge.not-changed', 'Not changed'),
}

type Lines = readonly FormattedEntry[]

interface MergeTableProps {
  /** The names of both sides. */
  names: Readonly<Record<Choice, string>>
  /** Who changed the item last, and when. */
  by: { readonly name: string; readonly email: string | undefined } | undefined
  headed?: boolean
  children: ReactNode
}

/** The columns yours, theirs and before, with a row for each field; in narrow windows the rows are stacked. */
export function MergeTable({ names: { mine, theirs }, by, headed = true, children }: MergeTableProps) {
  const { t } = useI18n()
  return (
    <div className={styles.table}>
      {headed && (
        <div className={styles.head} aria-hidden="true">
          <span />
          <span>
            {mine} <i>{t(M.unsaved)}</i>
          </span>
          <span>
            {theirs} {by && <i title={by.email}>{by.name}</i>}
          </span>
          <span>{t(M.before)}</span>
        </div>
      )}
      {children}
    </div>
  )
}

interface MergeRowProps {
  label: string
  /** The names of both sides. */
  names: Readonly<Record<Choice, string>>
  mine: Lines
  theirs: Lines
  before: Lines
  /** Whether the user has not changed it. */
  unchanged: boolean
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** One field with a choice: two radio buttons with the values beside them. */
export function MergeRow({ label, names, mine, theirs, before, unchanged, choice, onChoose }: MergeRowProps) {
  const { t } = useI18n()
  const id = useId()
  return (
    <div className={styles.row} role="radiogroup" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {(
        [
          ['mine', mine],
          ['theirs', theirs],
        ] as const
      ).map(([side, lines]) => (
        <label key={side} className={styles.choice} data-side={names[side]}>
          <input type="radio" name={id} checked={choice === side} onChange={() => onChoose(side)} />
          <span className="sr-only">{names[side]}: </span>
          {side === 'mine' && unchanged ? <i className="t-muted">{t(M.unchanged)}</i> : <Value lines={lines} />}
        </label>
      ))}
      <div className="t-muted" data-side={t(M.before)}>
        <span className="sr-only">{t(M.before)}: </span>
        <Value lines={before} />
      </div>
    </div>
  )
}

/** The lines of one version; they have labels where there are several. */
function Value({ lines }: { lines: Lines }) {
  const { t } = useI18n()
  if (lines.length === 0) return <i className="t-muted">{t(NOT_SET)}</i>
  return (
    <div className={styles.value}>
      {lines.map(({ key, label, value }) => (
        <div key={key}>
          {lines.length > 1 && <span className="t-muted">{labelText(t, label)}: </span>}
          <ComparedValue value={value} other={undefined} side="after" marked={false} />
        </div>
      ))}
    </div>
  )
}
