/** Why parts are missing: nobody answers, the files belong to an older build than the server's, or neither of these. */
export type Trouble = 'unreachable' | 'outdated' | 'unknown'

/** The parts of the interface: files of its own that are loaded when they are first needed. */
export interface Parts {
  /** Loads a part. While its file cannot be had the promise waits; a part that is there but broken rejects. */
  load<T>(part: () => Promise<T>): Promise<T>
  /** Why somebody has to wait for a part; null while nobody has to. */
  trouble(): Trouble | null
  /** Loads everything that is waited for once more. */
  tryAgain(): Promise<void>
  watch(changed: () => void): () => void
}

interface Waiting {
  attempt(): Promise<void>
}

const MISSING = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

/** Whether a file of the part could not be had; each browser has its own words for it. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && MISSING.some((words) => error.message.startsWith(words))

/** What parts need of the page they are parts of. */
export interface PartsPage {
  /** Why a file is missing. */
  findOut(): Promise<Trouble>
  /** Loads again the style sheets that a failed attempt left behind; false while one of them is still missing. */
  restoreStyles(): Promise<boolean>
}

export function createParts(page: PartsPage): Parts {
  const waiting = new Set<Waiting>()
  const watchers = new Set<() => void>()
  let trouble: Trouble | null = null

  const diagnose = async () => {
    const found = waiting.size === 0 ? null : await page.findOut()
    trouble = waiting.size === 0 ? null : found
    for (const changed of watchers) changed()
  }

  const waitFor = <T>(part: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const one: Waiting = {
        async attempt() {
          try {
            resolve(await part())
          } catch (error) {
            if (isMissing(error)) return
            reject(error)
          }
          waiting.delete(one)
        },
      }
      waiting.add(one)
      void diagnose()
    })

  return {
    load: (part) =>
      part().catch((error: unknown) => {
        if (!isMissing(error)) throw error
        return waitFor(part)
      }),
    trouble: () => trouble,
    async tryAgain() {
      if (await page.restoreStyles()) await Promise.all([...waiting].map((one) => one.attempt()))
      await diagnose()
    },
    watch: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}
