import type { Channel } from '../session/index.ts'

/** Channels of a browser with several tabs: what one posts, every other receives. Messages are copied on their way. */
export function tabs(): { open(): Channel } {
  const all = new Set<Set<(message: unknown) => void>>()
  return {
    open() {
      const own = new Set<(message: unknown) => void>()
      all.add(own)
      return {
        post(message) {
          for (const other of all)
            if (other !== own) for (const listener of other) listener(JSON.parse(JSON.stringify(message)))
        },
        listen(listener) {
          own.add(listener)
          return () => void own.delete(listener)
        },
      }
    },
  }
}
