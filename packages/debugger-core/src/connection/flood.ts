/** Messages a site may send in a second, on average. */
const PER_SECOND = 200
/** Messages it may send at once: what a page has kept until it is connected, and a second's worth. */
const AT_ONCE = 500

/** Counts messages: true for each that is within what may be sent, false for what is too much. */
export function createFloodGate(now: () => number): () => boolean {
  let room = AT_ONCE
  let last = now()
  return () => {
    const time = now()
    room = Math.min(AT_ONCE, room + ((time - last) / 1000) * PER_SECOND)
    last = time
    if (room < 1) return false
    room -= 1
    return true
  }
}
