import { type Message, msg } from '@waymark/domain/message'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const MORE = msg('leave.more', '{parts} and {rest, number} more')

/** How many parts are named before the rest is only counted. */
const NAMED = 3

/** "Event, Flight dates and Consent type", or the first three and how many more. */
export function usePartNames() {
  const { t } = useI18n()
  const { list } = useFormats()
  return (parts: readonly Message[]) => {
    const names = parts.map((part) => t(part))
    if (names.length <= NAMED) return list(names)
    return t(MORE, { parts: names.slice(0, NAMED).join(', '), rest: names.length - NAMED })
  }
}
