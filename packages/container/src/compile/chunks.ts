import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sourcesHash } from './sources-hash.ts'

/** One prebuilt declaration of the container and the declarations it needs, by their short names. */
export interface Chunk {
  readonly name: string
  /** A declarator, such as `a=t=>b(t)`. */
  readonly code: string
  readonly needs: readonly string[]
  /** The chunks of the members of the page that it uses. */
  readonly members: readonly string[]
}

/** The result of the build: the chunks in the order in which an artifact holds them, and their names. */
export interface Chunks {
  /** Hash over all chunks: artifacts made from the same content by the same build are equal. */
  readonly id: string
  /** Hash over the sources they were built from. */
  readonly sources: string
  readonly chunks: readonly Chunk[]
  /** Short names by export; registries as tables. */
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  /** Short names of members of the engine's objects. */
  readonly members: Readonly<Record<string, string>>
}

/** Names of arguments in the content; no chunk has one of them. */
export const CONTENT_NAMES = { resolve: 'i', own: 'b' }

const PLACE = fileURLToPath(new URL('../../dist/chunks.json', import.meta.url))
const COMMAND = 'pnpm --filter @waymark/container build'

let loaded: Chunks | undefined

/** The chunks of the last build, read once per process. The error says what to run if they are missing or out of date. */
export function loadChunks(): Chunks {
  if (loaded) return loaded
  if (!existsSync(PLACE)) throw new Error(`The chunks of the container are not built: run "${COMMAND}".`)
  loaded = JSON.parse(readFileSync(PLACE, 'utf8')) as Chunks
  const sources = sourcesHash()
  if (sources !== undefined && sources !== loaded.sources) {
    console.warn(`The chunks of the container are older than its sources: run "${COMMAND}".`)
  }
  return loaded
}
