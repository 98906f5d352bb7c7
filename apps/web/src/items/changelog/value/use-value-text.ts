import type { Formatted } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import { useCallback } from 'react'
import { useClockFormats } from '#i18n/dates.ts'
import { type Translate, useI18n } from '#i18n/use-i18n.ts'
import { EMPTY } from './value-messages.ts'

const PERIOD = msg('changelog.period', '{from} to {to} ({timezone})')
const LINE = msg('changelog.line', '{label}: {value}')

type ClockFormats = ReturnType<typeof useClockFormats>

/** The text of a label: a message in the language of the interface, or a name as it was given. */
export const labelText = (t: Translate, label: Message | string): string =>
  typeof label !== 'string' ? t(label) : label === '' ? t(EMPTY) : label

/** Gives the text of a value of the changelog in the language of the interface. */
export function useValueText(): (value: Formatted) => string {
  const { t } = useI18n()
  const clock = useClockFormats()
  return useCallback((value) => textOf(value, t, clock), [t, clock])
}

function textOf(value: Formatted, t: Translate, clock: ClockFormats): string {
  const text = (inner: Formatted) => textOf(inner, t, clock)
  switch (value.as) {
    case 'text':
    case 'code':
      return value.text
    case 'message':
      return t(value.message, value.values)
    case 'phrase':
      return value.parts.map(text).join(' ')
    case 'period':
      return periodText(value, t, clock)
    case 'list':
      return value.items.map(text).join(', ')
    case 'record':
      return value.entries
        .map((entry) => t(LINE, { label: labelText(t, entry.label), value: text(entry.value) }))
        .join(', ')
  }
}

/** Whole days without their hours, hours without their date. */
function periodText(
  { of, from, to, timezone }: Extract<Formatted, { as: 'period' }>,
  t: Translate,
  clock: ClockFormats,
) {
  const wholeDays = from.slice(11, 16) === '00:00' && to.slice(11, 16) === '23:59'
  const write = of === 'day' ? clock.time : wholeDays ? clock.date : clock.dateTime
  return t(PERIOD, { from: write(from), to: write(to), timezone })
}
