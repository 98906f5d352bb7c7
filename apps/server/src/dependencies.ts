import type { Artifact, CompileInput } from '@waymark/container/compile'
import type { LRUCache } from 'lru-cache'
import type { ContainerStore } from '#container-store/store.ts'
import type { Database } from '#database/database.ts'
import type { Logger } from '#monitoring/logger.ts'
import type { Metrics } from '#monitoring/metrics.ts'
import type { Settings } from './settings.ts'

/** Everything the server needs from outside itself; `start.ts` provides it, tests provide their own. */
export interface Dependencies {
  readonly db: Database
  /** The database for what websites load: other connections, which requests of the product cannot use up. */
  readonly containersDb: Database
  /** The present moment. */
  readonly clock: () => Date
  /** A new lower-case UUID of version 4. */
  readonly ids: () => string
  readonly settings: Settings
  readonly log: Logger
  readonly metrics: Metrics
  /** Notifies the queue that an operation waits. Calling it is never needed for correctness, only for speed. */
  readonly wake: () => void
  readonly compiler: Compiler
  readonly caches: Caches
  /** Where containers are written as files, if anywhere. */
  readonly store: ContainerStore | undefined
  readonly passwords: Passwords
}

/** Hashes and checks passwords. Each takes a processor for a while, so only a few are at work at a time. */
export interface Passwords {
  /** A salted, slow hash, as text that names its parameters. */
  hash(password: string): Promise<string>
  /** Whether a password is the one behind a hash. A hash that cannot be read matches nothing, after the usual time. */
  isRight(password: string, stored: string): Promise<boolean>
  /**
   * Runs a check of a password in turn.
   * @throws Refused with 429 when too many others come first.
   */
  inTurn<T>(requester: Requester, check: () => Promise<T>): Promise<T>
}

/** Where a check comes from. The more of its checks wait, the later comes the next one. */
export interface Requester {
  readonly source: string
  /** Comes before all that are not preferred. */
  readonly isPreferred: boolean
}

/** Compiles containers. `build` names the build of the container's chunks that it uses. */
export interface Compiler {
  build(): string
  compile(input: CompileInput): Promise<Artifact>
}

/** In-memory caches; what stands under a key never changes. */
export interface Caches {
  /** Bytes of artifacts by hash and encoding. */
  readonly artifacts: LRUCache<string, Uint8Array>
  readonly live: LiveContainers
  /** Keys of the installation that sign tokens, by the kind of token. */
  readonly keys: LRUCache<string, readonly SigningKey[]>
  /** Hashes of debug containers by their cache key. */
  readonly debugHashes: LRUCache<string, string>
  /** Loads of containers that need no write: by site after one was recorded, by site and host after a look-up. */
  readonly loads: LRUCache<string, true>
}

/** The containers last read from the database, served while it is unavailable. */
export interface LiveContainers {
  /** Hashes of artifacts by site. */
  readonly hashes: LRUCache<string, string>
  /** Until when the last known ones are used without reading the database, in milliseconds since 1970. */
  retryAt: number
}

/** A key that signs tokens from one moment on and verifies them until another one, in milliseconds since 1970. */
export interface SigningKey {
  readonly secret: Uint8Array
  readonly from: number
  /** Absent for a key that has not been replaced. */
  readonly until?: number | undefined
}
