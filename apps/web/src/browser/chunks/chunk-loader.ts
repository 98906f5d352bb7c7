import { createStore, type ReadableStore } from '../store.ts'

/** Why chunks cannot be fetched: no connection, a newer build on the server, or something else. */
export type ChunkError = 'unreachable' | 'outdated' | 'unknown'

/** Loads the chunks of the app: the files that are imported when they are first needed. */
export interface ChunkLoader {
  /** Loads a chunk. While its file cannot be fetched the promise is pending; a chunk that is broken rejects. */
  load<T>(chunk: () => Promise<T>): Promise<T>
  /** Why chunks are pending; null while none is. */
  readonly error: ReadableStore<ChunkError | null>
  /** Tries again to load all pending chunks. */
  retry(): Promise<void>
}

/** What the loader needs of the page. */
export interface ChunkPage {
  /** Why a file cannot be fetched. */
  diagnose(): Promise<ChunkError>
  /** Loads again the style sheets that failed; false while one of them still fails. */
  restoreStyles(): Promise<boolean>
}

/** The beginnings of the messages with which browsers and Vite report a file that cannot be fetched. */
const MESSAGES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

const isNotFetched = (error: unknown): boolean =>
  error instanceof Error && MESSAGES.some((message) => error.message.startsWith(message))

export function createChunkLoader(page: ChunkPage): ChunkLoader {
  const pending = new Set<() => Promise<void>>()
  const error = createStore<ChunkError | null>(null)

  const update = async () => {
    const found = pending.size === 0 ? null : await page.diagnose()
    error.set(pending.size === 0 ? null : found)
  }

  const waitFor = <T>(chunk: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const attempt = async () => {
        try {
          resolve(await chunk())
        } catch (failure) {
          if (isNotFetched(failure)) return
          reject(failure)
        }
        pending.delete(attempt)
      }
      pending.add(attempt)
      void update()
    })

  return {
    load: (chunk) =>
      chunk().catch((failure: unknown) => {
        if (!isNotFetched(failure)) throw failure
        return waitFor(chunk)
      }),
    error,
    async retry() {
      if (await page.restoreStyles()) await Promise.all([...pending].map((attempt) => attempt()))
      await update()
    },
  }
}
