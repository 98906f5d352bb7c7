import { type Message, msg } from '@waymark/domain/message'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const MORE = msg('leave.more', '{parts} and {rest, number} more')

/** How many changes are named; the rest is counted. */
const NAMED = 3

/** "Event, Flight dates and Consent type", or the first three and how many more. */
export function useChangeNames() {
  const { t } = useI18n()
  const { list } = useFormats()
  return (changes: readonly Message[]) => {
    const names = changes.map((label) => t(label))
    if (names.length <= NAMED) return list(names)
    return t(MORE, { parts: names.slice(0, NAMED).join(', '), rest: names.length - NAMED })
  }
}
