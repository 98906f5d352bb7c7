import { useI18n } from './use-i18n.ts'

/** English dates put the day first: "14 July 2025". */
export const intlLocale = (locale: string) => (locale === 'en' ? 'en-GB' : locale)

/** A hook that gives formats in the language of the interface. They are made once per language: that is slow, and every row needs them. */
function formatsHook<Formats>(make: (locale: string) => Formats): () => Formats {
  const made = new Map<string, Formats>()
  return () => {
    const { locale } = useI18n()
    const formats = made.get(locale) ?? make(intlLocale(locale))
    made.set(locale, formats)
    return formats
  }
}

/** Formats dates and numbers in the language of the interface and the user's time zone. */
export const useFormats = formatsHook(formatsOf)

/** Formats clock times such as `2025-06-02T08:00:00+0000`, which belong to a time zone of their own, as they are written. */
export const useClockFormats = formatsHook(clockFormatsOf)

/** The largest time of a `Date`, in milliseconds. */
const MAX_DATE = 8.64e15

function formatsOf(locale: string) {
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' })
  const number = new Intl.NumberFormat(locale)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    /** "14 July 2025" */
    date: (iso: string) => date.format(new Date(iso)),
    /** "1 – 14 July 2025" */
    dates: (from: Date, to: Date) => date.formatRange(from, to),
    /** "14:32" */
    time: (iso: string) => time.format(new Date(iso)),
    /** "14 July 2025, 14:32" */
    dateTime: (iso: string) => `${date.format(new Date(iso))}, ${time.format(new Date(iso))}`,
    /** "14 July, 14:32" in this year, otherwise "14 July 2024". */
    recent: (iso: string) => {
      const moment = new Date(iso)
      const isThisYear = moment.getFullYear() === new Date().getFullYear()
      return isThisYear ? `${day.format(moment)}, ${time.format(moment)}` : date.format(moment)
    },
    /** "14 July, 14:31:52" in this year, otherwise "14 July 2024, 14:31:52". */
    moment: (iso: string) => {
      const moment = new Date(iso)
      const isThisYear = moment.getFullYear() === new Date().getFullYear()
      return `${(isThisYear ? day : date).format(moment)}, ${clock.format(moment)}`
    },
    /** "14 July 2025, 14:31:52, Europe/Berlin" */
    exact: (iso: string) => {
      const moment = new Date(iso)
      return `${date.format(moment)}, ${clock.format(moment)}, ${clock.resolvedOptions().timeZone}`
    },
    /** "14:31:52" for a time in milliseconds; empty if it is outside the range of `Date`. */
    clock: (milliseconds: number) => (Math.abs(milliseconds) > MAX_DATE ? '' : clock.format(milliseconds)),
    /** Weekday, seconds and zone, for tooltips. */
    full: (iso: string) => full.format(new Date(iso)),
    number: (value: number) => number.format(value),
    /** "Event, Flight dates and Consent" */
    list: (parts: readonly string[]) => list.format(parts),
  }
}

function clockFormatsOf(locale: string) {
  const timeZone = 'UTC'
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const written = (format: Intl.DateTimeFormat, text: string) => {
    const moment = new Date(`${text.slice(0, 19)}Z`)
    return Number.isNaN(moment.getTime()) ? text : format.format(moment)
  }
  return {
    /** "2 June 2025" */
    date: (text: string) => written(date, text),
    /** "08:00" */
    time: (text: string) => written(time, text),
    /** "2 June 2025, 08:00" */
    dateTime: (text: string) => [...new Set([written(date, text), written(time, text)])].join(', '),
  }
}
