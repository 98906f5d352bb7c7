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
            if (other !== own) for (const heard of other) heard(JSON.parse(JSON.stringify(message)))
        },
        listen(heard) {
          own.add(heard)
          return () => void own.delete(heard)
        },
      }
    },
  }
}
