import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createPasswords } from '#access/password.ts'
import { openContainerStore } from '#container-store/open.ts'
import { startReconciling } from '#container-store/reconcile.ts'
import { openDatabase } from '#database/open.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { createJsonLogger } from '#monitoring/logger.ts'
import { NO_METRICS } from '#monitoring/metrics.ts'
import { runInThread } from '#operations/thread.ts'
import { readSettings } from '#settings.ts'
import { readStoreAddress } from '#settings-store.ts'
import { containerCompiler, createApp, createBackgroundWork, createCaches } from '#start.ts'
import { makeSite } from './make-site.ts'
import { makeOrganisation, makeUser, tokenOf } from './people.ts'
import { plainCompiler } from './plain-compiler.ts'
import { TEST_FILES } from './test-server.ts'

/*
 * A server of its own process, for tests that kill it: `node child-server.ts <folder> [<address of a Postgres database>]`.
 * It keeps its data in the folder or in that database, where a thread runs the operations as in a real server, and writes
 * containers to `containers` in the folder. They are made by the container's own compiler in such a thread, and if
 * `WAYMARK_TEST_COMPILER` is `container`. Once it answers it prints one line of JSON with its port, a token and the id of a
 * site.
 */

// A test that failed leaves no server behind.
process.stdin.once('end', () => process.exit()).resume()

const [folder = '', url] = process.argv.slice(2)
const read = readSettings({})
if ('refused' in read) throw new Error(read.refused)
const settings = {
  ...read.settings,
  databaseUrl: url,
  containerStore: readStoreAddress(join(folder, 'containers')),
  // The receivers of webhooks are tests.
  privateAddresses: true,
}
const opening = await openDatabase({ url, folder, who: 'a test' })
if ('refused' in opening) throw new Error(opening.refused)

const deps: Dependencies = {
  db: opening.opened.db,
  containersDb: opening.opened.containersDb,
  clock: () => new Date(),
  ids: randomUUID,
  settings,
  log: createJsonLogger('warn', process.stderr),
  metrics: NO_METRICS,
  wake: () => work.wake(),
  compiler: process.env.WAYMARK_TEST_COMPILER === 'container' ? containerCompiler : plainCompiler,
  caches: createCaches(),
  store: await openContainerStore(settings.containerStore),
  passwords: createPasswords({ log2N: 4, r: 8, p: 1 }),
}
const work = url ? runInThread(settings, NO_METRICS) : createBackgroundWork(deps, 'pglite')

const { owner, appId } = await beginnings()
void work.start()
startReconciling(deps, deps.log)
const app = createApp(deps, TEST_FILES)
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, async ({ port }) => {
  flushCompileCache()
  console.log(JSON.stringify({ port, token: await tokenOf(deps, owner), appId }))
})

/** The people and the site of the first start, which later ones find again. */
async function beginnings(): Promise<{ owner: Caller; appId: string }> {
  const path = join(folder, 'beginnings.json')
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  const organisationId = await makeOrganisation(deps)
  const made = { owner: await makeUser(deps, organisationId, 'OWNER'), appId: await makeSite(deps, organisationId) }
  writeFileSync(path, JSON.stringify(made))
  return made
}
