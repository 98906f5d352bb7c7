/** Parses a typed time of day to 'HH:MM'; null when the text is not a time. */
export function parseTime(text: string): string | null {
  const found = /^\s*(\d{1,2})(?:[:.h](\d{1,2})|(\d{2}))?\s*$/.exec(text)
  if (!found) return null
  const hours = Number(found[1])
  const minutes = Number(found[2] ?? found[3] ?? 0)
  return hours < 24 && minutes < 60 ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` : null
}

/** Adds minutes to a time of day, across midnight. */
export function movedTime(time: string, minutes: number): string {
  const total = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes + 1440) % 1440
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
