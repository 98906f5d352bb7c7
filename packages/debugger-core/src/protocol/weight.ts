/** The heaviest message that is looked at: characters of its texts and names plus one for every value in it. */
const HEAVIEST_MESSAGE = 8_388_608

/** Whether something is light enough to be looked at closely. Depth and cycles do no harm. */
export function isLight(data: unknown, most = HEAVIEST_MESSAGE): boolean {
  const waiting: unknown[] = [data]
  let weight = 0
  while (waiting.length > 0 && weight <= most) {
    const next = waiting.pop()
    weight += 1
    if (typeof next === 'string') weight += next.length
    else if (Array.isArray(next)) {
      if (weight + next.length > most) return false
      for (const item of next) waiting.push(item)
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, item] of Object.entries(next)) {
        weight += name.length
        waiting.push(item)
      }
    }
  }
  return weight <= most
}
