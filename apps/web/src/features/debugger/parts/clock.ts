const formats = new Map<string, Intl.DateTimeFormat>()

/** The farthest moment that a date can hold, in milliseconds. */
const FARTHEST = 8.64e15

/** A moment as clocks here show it, with seconds: "14:31:52". A site may send any number; what is no moment is left out. */
export function clockOf(moment: number, locale: string): string {
  if (Math.abs(moment) > FARTHEST) return ''
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(locale, format)
  }
  return format.format(moment)
}
