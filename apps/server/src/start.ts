import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { buildId, compile } from '@waymark/container/compile'
import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { createPasswords } from '#access/password.ts'
import { mountProvider } from '#access/provider/routes.ts'
import { createAuthorization, mountAccess } from '#access/routes.ts'
import { mountAudit } from '#audit/routes.ts'
import { openContainerStore } from '#container-store/open.ts'
import { startReconciling } from '#container-store/reconcile.ts'
import { compileInThread } from '#containers/compile-thread.ts'
import { mountDebugLinks } from '#containers/debug-links.ts'
import { mountInstallation } from '#containers/installation-routes.ts'
import { rebuildArtifact, requestStaleRebuilds } from '#containers/rebuild.ts'
import { mountContainers } from '#containers/routes.ts'
import { serveFromStore } from '#containers/serve-container.ts'
import type { Database } from '#database/database.ts'
import { type OpenedDatabase, openDatabase } from '#database/open.ts'
import { mountHealth } from '#health/routes.ts'
import { type ApiEnv, createApi } from '#http/api.ts'
import { listen } from '#http/listen.ts'
import { mountPages } from '#http/pages/pages.ts'
import { openProductFiles, type ProductFiles } from '#http/pages/product-files.ts'
import { mountStatic } from '#http/pages/static-routes.ts'
import { readTranslations } from '#http/pages/translations.ts'
import { startProblem } from '#http/proxy-problems.ts'
import { createStartingApp } from '#http/starting.ts'
import { mountLabels } from '#items/labels/routes.ts'
import { mountPresence } from '#items/presence/routes.ts'
import { mountRelatedItems } from '#items/related/routes.ts'
import { mountTags } from '#items/tags/routes.ts'
import { mountTriggers } from '#items/triggers/routes.ts'
import { mountVariables } from '#items/variables/routes.ts'
import { type Logger, levelOf } from '#monitoring/logger.ts'
import { type Metrics, NO_METRICS } from '#monitoring/metrics.ts'
import { serveMetrics } from '#monitoring/metrics-server.ts'
import { mountOpenApi } from '#openapi/routes.ts'
import type { Job, JobType } from '#operations/operation.ts'
import { countUnfinished } from '#operations/queue.ts'
import { mountOperations } from '#operations/routes.ts'
import { createRunner } from '#operations/runner.ts'
import { runInThread } from '#operations/thread.ts'
import type { WorkLoop } from '#operations/work-loop.ts'
import { DecryptionError } from '#secrets/encryption.ts'
import { KEYS_FRESH } from '#secrets/signing-keys.ts'
import { encryptStoredValues } from '#secrets/stored-values.ts'
import { seedDemo } from '#seed/demo.ts'
import { issueSetUpCode } from '#set-up/code.ts'
import { mountSetUp } from '#set-up/routes.ts'
import { mountDimensions } from '#sites/dimension-routes.ts'
import { mountMetaItems } from '#sites/meta-item-routes.ts'
import { mountOrganisation } from '#sites/organisation-routes.ts'
import { mountSites } from '#sites/routes.ts'
import { copyItem } from '#transfer/copy.ts'
import { exportVersion } from '#transfer/export.ts'
import { importFile, importVersion } from '#transfer/import.ts'
import { mountTransfer } from '#transfer/routes.ts'
import { writeDraft } from '#versions/draft.ts'
import { mountDraftChanges } from '#versions/draft-changes/routes.ts'
import { publishVersion } from '#versions/publish.ts'
import { restoreVersion } from '#versions/restore.ts'
import { mountVersions } from '#versions/routes.ts'
import { snapshotVersion } from '#versions/snapshot.ts'
import { mountStops } from '#versions/stop/routes.ts'
import { resumeTag, stopTag } from '#versions/stop/stop-tag.ts'
import { mountWebhooks } from '#webhooks/routes.ts'
import { createSender } from '#webhooks/sender.ts'
import type { Caches, Compiler, Dependencies } from './dependencies.ts'
import type { Settings } from './settings.ts'

const web = fileURLToPath(new URL('../../web', import.meta.url))
/** The folder of the interface's translations, one file per language. */
export const LOCALES = `${web}/locales`

/** The container's own compiler. */
export const containerCompiler: Compiler = { build: buildId, compile: async (input) => compile(input) }

/** Empty caches, with a limit in bytes for artifacts. */
export const createCaches = (): Caches => ({
  artifacts: new LRUCache({ maxSize: 64 * 1024 * 1024, sizeCalculation: (bytes) => Math.max(1, bytes.byteLength) }),
  live: { hashes: new LRUCache({ max: 10_000 }), retryAt: 0 },
  keys: new LRUCache({ max: 10, ttl: KEYS_FRESH }),
  debugHashes: new LRUCache({ max: 1000 }),
  loads: new LRUCache({ max: 10_000 }),
})

/** The dependencies of a real process: its clock, the container's own compiler in a thread. */
export const createDependencies = async (
  settings: Settings,
  { db, containersDb }: Pick<OpenedDatabase, 'db' | 'containersDb'>,
  { log, metrics = NO_METRICS, wake = () => {} }: { log: Logger; metrics?: Metrics; wake?: () => void },
): Promise<Dependencies> => ({
  db,
  containersDb,
  settings,
  wake,
  clock: () => new Date(),
  ids: randomUUID,
  log,
  metrics,
  compiler: compileInThread(containerCompiler),
  caches: createCaches(),
  store: await openContainerStore(settings.containerStore),
  passwords: createPasswords(),
})

/** What runs each type of operation. */
export const JOBS: Record<JobType, Job> = {
  'copy/tag': copyItem,
  'copy/trigger': copyItem,
  'copy/variable': copyItem,
  'export/version': exportVersion,
  'import/file': importFile,
  'import/version': importVersion,
  'publish/version': publishVersion,
  'snapshot/version': snapshotVersion,
  'restore/version': restoreVersion,
  'stop/tag': stopTag,
  'resume/tag': resumeTag,
  'rebuild/artifact': rebuildArtifact,
}

/** The whole server as a function from request to response, independent of ports, processes and environment. */
export function createApp(deps: Dependencies, files: ProductFiles): Hono<ApiEnv> {
  const { api, routes } = createApi(deps, createAuthorization(deps))
  mountHealth(api)
  mountStatic(api, files)
  mountAccess(api)
  mountProvider(api)
  mountSetUp(api)
  mountOrganisation(api)
  mountDimensions(api)
  mountSites(api)
  mountMetaItems(api)
  mountTags(api, writeDraft)
  mountTriggers(api, writeDraft)
  mountVariables(api, writeDraft)
  mountRelatedItems(api)
  mountLabels(api)
  mountPresence(api)
  mountVersions(api)
  mountDraftChanges(api)
  mountStops(api)
  mountTransfer(api)
  mountContainers(api)
  mountInstallation(api)
  mountDebugLinks(api)
  mountOperations(api)
  mountWebhooks(api)
  mountAudit(api)
  mountOpenApi(routes, deps.settings)
  mountPages(routes, deps.settings, files)
  return routes
}

/** A running server, and a way to end it: calls under way are finished, no new ones are accepted. */
interface Running {
  readonly database: OpenedDatabase['kind']
  /** Allows to set the installation up; undefined when it has a user. */
  readonly setUpCode: string | undefined
  stop(): Promise<void>
}

/** How long until a database that is away is looked for again, in milliseconds. */
const DATABASE_PAUSE = 2_000

/**
 * Binds the port, opens the database, which may come later, fills it with the demo if it is empty, and answers. Or says why
 * it cannot.
 */
export async function start(settings: Settings, log: Logger): Promise<Running | { refused: string }> {
  const problem = compilerProblem()
  if (problem) return { refused: problem }
  const store = await openContainerStore(settings.containerStore)
  const findInStore: Parameters<typeof createStartingApp>[0]['findInStore'] = async (wanted) =>
    store && serveFromStore(store, wanted)
  const listening = await listen(settings, (started) => createStartingApp({ settings, started, findInStore }).fetch)
  if ('refused' in listening) return listening
  const opening = await awaitDatabase(settings, log)
  if ('refused' in opening) return opening
  const { opened } = opening
  const refused = await protectSecrets(opened.operationsDb, settings)
  if (refused) {
    await opened.close()
    return { refused }
  }
  const counting = await serveMetrics(settings, {
    pools: opened.pools,
    countOperations: () => countUnfinished(opened.containersDb),
  })
  if ('refused' in counting) {
    await opened.close()
    return counting
  }
  const work = await run(settings, opened, { log, metrics: counting.metrics, answer: listening.answer })
  return {
    database: opened.kind,
    setUpCode: work.setUpCode,
    async stop() {
      await listening.stop()
      await counting.stop()
      await work.stop()
      await opened.close()
    },
  }
}

/** Opens the database; one that is away is looked for until it is there. */
async function awaitDatabase(settings: Settings, log: Logger): ReturnType<typeof openDatabase> {
  const { databaseUrl: url, databaseLimits: limits, data: folder } = settings
  let reported = ''
  for (;;) {
    const opening = await openDatabase({ url, limits, folder, who: 'the Waymark server' })
    if (!('refused' in opening) || !opening.mayComeBack) return opening
    if (opening.refused !== reported) log.warn({}, `${opening.refused} Waymark looks for it again and again`)
    reported = opening.refused
    await new Promise((resolve) => setTimeout(resolve, DATABASE_PAUSE))
  }
}

/**
 * What a process does besides answering, in its own thread or in the one that has the embedded database: it runs operations
 * and sends to webhooks.
 */
export function createBackgroundWork(deps: Dependencies, kind: OpenedDatabase['kind']): Omit<WorkLoop, 'idle'> {
  const alone = kind === 'pglite'
  const name = `${process.pid}-${randomUUID().slice(0, 8)}`
  const runners = [createRunner(deps, { jobs: JOBS, name, alone }), createSender(deps, { alone })]
  // Operations that the demo's seed requests wait: their claims would be dropped with those of an earlier process.
  let isStarted = false
  const wake = () => {
    if (isStarted) for (const runner of runners) runner.wake()
  }
  return {
    wake,
    async start() {
      await Promise.all(runners.map((runner) => runner.start()))
      isStarted = true
      wake()
    },
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()))
    },
  }
}

async function run(
  settings: Settings,
  opened: OpenedDatabase,
  {
    log,
    metrics,
    answer,
  }: { log: Logger; metrics: Metrics; answer: (fetch: ReturnType<typeof createApp>['fetch']) => void },
): Promise<{ setUpCode: string | undefined; stop(): Promise<void> }> {
  const deps: Dependencies = await createDependencies(settings, opened, { log, metrics, wake: () => work.wake() })
  const background = { ...deps, db: opened.operationsDb }
  const work = opened.kind === 'pglite' ? createBackgroundWork(deps, opened.kind) : runInThread(settings, metrics)
  const problem = startProblem(settings)
  if (problem) log.warn({}, problem)
  // Seeded without the container store, which may not be reachable yet; it is filled afterwards.
  if (settings.demo) await seedDemo({ ...background, store: undefined })
  const setUpCode = await issueSetUpCode(background)
  const files = openProductFiles(`${web}/dist`, readTranslations(LOCALES))
  if (files.page === undefined) log.warn({}, `Pages answer 503: the web app is not built in ${web}/dist`)
  answer(createApp(deps, files).fetch)
  // Programs that read that the server is ready find the set-up code in its log: nothing slow comes between the two.
  const working = work.start()
  const rebuilding = requestStaleRebuilds(background).catch((err) =>
    log[levelOf(err)]({ err }, 'Outdated containers could not be looked for'),
  )
  const reconciling = startReconciling(background, log)
  return {
    setUpCode,
    async stop() {
      await Promise.all([working, rebuilding])
      await work.stop()
      await reconciling.stop()
    },
  }
}

/** Encrypts what the database keeps with the present secret; a sentence when the secrets are not those of the database. */
async function protectSecrets(db: Database, settings: Settings): Promise<string | undefined> {
  try {
    await encryptStoredValues(db, settings)
    return undefined
  } catch (error) {
    if (error instanceof DecryptionError) return error.message
    throw error
  }
}

/** Why no container can be compiled, such as a missing build of its chunks: then nothing could be published. */
function compilerProblem(): string | undefined {
  try {
    containerCompiler.build()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
