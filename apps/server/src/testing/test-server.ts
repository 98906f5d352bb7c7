import { randomUUID } from 'node:crypto'
import { createPasswords } from '#access/password.ts'
import type { ContainerStore } from '#container-store/store.ts'
import type { OpenedDatabase } from '#database/open.ts'
import type { Dependencies } from '#dependencies.ts'
import type { ProductFiles } from '#http/pages/product-files.ts'
import { createJsonLogger } from '#monitoring/logger.ts'
import { NO_METRICS } from '#monitoring/metrics.ts'
import { readSettings, type Settings } from '#settings.ts'
import { createApp, createCaches } from '#start.ts'
import { plainCompiler } from './plain-compiler.ts'
import { openTestDatabase } from './test-database.ts'

/** A line of the log. */
interface LogLine {
  readonly level: string
  readonly msg: string
  readonly [name: string]: unknown
}

/** A whole server in memory whose clock stands still until a test advances it. */
export interface TestServer {
  readonly deps: Dependencies
  /** Advances the clock, in seconds. */
  advance(seconds: number): void
  /** Sends a request; the path is relative to the server's origin. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** A server under other settings on the database of this one. */
  withSettings(changes: Partial<Settings>): TestServer
  /** A server with a container store on the database of this one. */
  withStore(store: ContainerStore): TestServer
  /** The lines that the server has logged: warnings and errors, unless the settings say otherwise. */
  readonly logged: readonly LogLine[]
  close(): Promise<void>
}

/** The files of a product that was not built: a page with the placeholder of the nonce, and nothing else. */
export const TEST_FILES: ProductFiles = {
  page: '<title>Waymark</title><meta nonce="%NONCE%">',
  asset: async () => undefined,
  translations: {},
  checksum: 'c',
}

/** Starts a server over a database, an empty one of its own by default. Its time begins on 2 March 2026 at 9:00 UTC. */
export async function startTestServer(changes: Partial<Settings> = {}, database?: OpenedDatabase): Promise<TestServer> {
  const opened = database ?? (await openTestDatabase())
  let now = Date.UTC(2026, 2, 2, 9)
  const logged: LogLine[] = []
  const serverWith = (settings: Settings, store?: ContainerStore): TestServer => {
    const deps: Dependencies = {
      db: opened.db,
      containersDb: opened.containersDb,
      clock: () => new Date(now),
      ids: randomUUID,
      settings,
      log: createJsonLogger(settings.logLevel, { write: (line) => void logged.push(JSON.parse(line)) }),
      metrics: NO_METRICS,
      wake: () => {},
      compiler: plainCompiler,
      caches: createCaches(),
      store,
      passwords: createPasswords({ log2N: 4, r: 8, p: 1 }),
    }
    const app = createApp(deps, TEST_FILES)
    return {
      deps,
      logged,
      advance: (seconds) => {
        now += seconds * 1000
      },
      request: async (path, init) => app.request(new URL(path, settings.origin).href, init),
      withSettings: (more) => serverWith({ ...settings, ...more }, store),
      withStore: (other) => serverWith(settings, other),
      close: opened.close,
    }
  }
  const usual = readSettings({})
  if ('refused' in usual) throw new Error(usual.refused)
  return serverWith({ ...usual.settings, logLevel: 'warn', ...changes })
}
