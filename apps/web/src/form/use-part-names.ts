import { type Message, msg } from '@waymark/domain/message'
import { useFormats } from '#i18n/dates.ts'
import { useWords } from '#i18n/use-words.ts'

const MORE = msg('leave.more', '{parts} and {rest, number} more')

/** How many parts are named before the rest is only counted. */
const NAMED = 3

/** "Event, Flight dates and Consent type", or the first three and how many more. */
export function usePartNames() {
  const { say } = useWords()
  const { list } = useFormats()
  return (parts: readonly Message[]) => {
    const names = parts.map((part) => say(part))
    if (names.length <= NAMED) return list(names)
    return say(MORE, { parts: names.slice(0, NAMED).join(', '), rest: names.length - NAMED })
  }
}
