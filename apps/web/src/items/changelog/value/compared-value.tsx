import { type ComparedItem, compareItems, compareTexts } from '@waymark/domain/changelog'
import type { Formatted } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { classes } from '@waymark/ui/classes'
import { Fragment } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { WithReferences } from '#i18n/with-references.tsx'
import styles from './compared-value.module.css'
import { useValueText } from './use-value-text.ts'
import { EMPTY, NOT_SET } from './value-messages.ts'

const NONE = msg('changelog.none', 'None')

/** The state that a value belongs to. */
export type Side = 'before' | 'after'

interface ComparedValueProps {
  readonly value: Formatted | undefined
  /** What stands in the other state. */
  readonly other: Formatted | undefined
  readonly side: Side
  /** Whether what differs is marked. */
  readonly marked: boolean
}

/** A value of one state; what the other state lacks is marked as deleted or added. */
export function ComparedValue({ value, other, side, marked }: ComparedValueProps) {
  const { t } = useI18n()
  if (value === undefined) return <i className={styles.nothing}>{t(NOT_SET)}</i>
  if (value.as !== 'list') return <OneValue value={value} other={other} side={side} marked={marked} />
  if (value.items.length === 0) return <i className={styles.nothing}>{t(NONE)}</i>
  return (
    <ul className={styles.items}>
      {itemsOf(value, other, side).map((compared, at) => (
        <li key={at}>
          <OneValue value={compared.item} other={compared.other} side={side} marked={marked && compared.changed} />
        </li>
      ))}
    </ul>
  )
}

function itemsOf(
  list: Extract<Formatted, { as: 'list' }>,
  other: Formatted | undefined,
  side: Side,
): readonly ComparedItem[] {
  if (other?.as !== 'list') return list.items.map((item) => ({ item, changed: true }))
  return side === 'before' ? compareItems(list, other).before : compareItems(other, list).after
}

function OneValue({ value, other, side, marked }: ComparedValueProps & { value: Formatted }) {
  const { t } = useI18n()
  const textOf = useValueText()
  const text = textOf(value)
  const Mark = side === 'before' ? 'del' : 'ins'
  if (text === '') return <i className={styles.nothing}>{t(EMPTY)}</i>
  const className = classes(isTyped(value) && styles.typed, styles.text)
  if (!marked)
    return (
      <span className={className}>
        <WithReferences text={text} />
      </span>
    )
  const parts = partsOf(value, other, side, textOf)
  return (
    <span className={className}>
      {parts.map(({ text: written, changed }, at) =>
        changed ? (
          <Mark key={at} className={styles.mark}>
            <WithReferences text={written} />
          </Mark>
        ) : (
          <Fragment key={at}>
            <WithReferences text={written} />
          </Fragment>
        ),
      )}
    </span>
  )
}

/** Texts and conditions are compared word by word; words of the product differ as a whole. */
function partsOf(value: Formatted, other: Formatted | undefined, side: Side, textOf: (value: Formatted) => string) {
  const whole = [{ text: textOf(value), changed: true }]
  if (!other || other.as !== value.as || (value.as !== 'text' && value.as !== 'phrase')) return whole
  return side === 'before'
    ? compareTexts(textOf(value), textOf(other)).before
    : compareTexts(textOf(other), textOf(value)).after
}

/** Whether a value is what a person typed as a setting, which is set in the font of code. */
const isTyped = (value: Formatted) => value.as === 'code' || (value.as === 'text' && !value.isName)
