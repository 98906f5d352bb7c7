import { type Message, msg } from '@waymark/domain/message'
import type { DateTexts } from '@waymark/ui/date'
import type { Translate } from './use-i18n.ts'

const M = {
  previousMonth: msg('date.previous-month', 'Previous month'),
  nextMonth: msg('date.next-month', 'Next month'),
  previousYear: msg('date.previous-year', 'Previous year'),
  nextYear: msg('date.next-year', 'Next year'),
  today: msg('date.today', 'Today'),
  start: msg('date.start', 'start of the range'),
  end: msg('date.end', 'end of the range'),
  days: msg('date.days', '{count, plural, one {# day} other {# days}}'),
}

/** The texts of a calendar whose dialog is named `dialog`. */
export const dateTexts = (t: Translate, dialog: Message): DateTexts => ({
  dialog: t(dialog),
  previousMonth: t(M.previousMonth),
  nextMonth: t(M.nextMonth),
  previousYear: t(M.previousYear),
  nextYear: t(M.nextYear),
  today: t(M.today),
  startOfRange: t(M.start),
  endOfRange: t(M.end),
  days: (count) => t(M.days, { count }),
})
