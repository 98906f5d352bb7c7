import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { containerCompiler } from '#containers/compiler.ts'
import { requestStaleRebuilds } from '#containers/rebuild-site.ts'
import { type OpenedDatabase, openDatabase } from '#database/open.ts'
import { listen } from '#http/listen.ts'
import { openProductFiles } from '#http/pages/product-files.ts'
import { readCatalogues } from '#http/pages/translations.ts'
import { createRunner, type Runner } from '#operations/runner.ts'
import { seedDemo } from '#seed/demo.ts'
import { createApp } from './app.ts'
import type { Dependencies } from './dependencies.ts'
import { JOBS } from './jobs.ts'
import type { Settings } from './settings.ts'

const web = fileURLToPath(new URL('../../web', import.meta.url))

/** The deps of a real process: its clock, its console, the built product beside it. */
export const realDependencies = (
  settings: Settings,
  { db }: OpenedDatabase,
  wake: () => void = () => {},
): Dependencies => ({
  db,
  settings,
  wake,
  clock: () => new Date(),
  ids: randomUUID,
  log: (line, error) => (error === undefined ? console.log(line) : console.error(line, error)),
  files: openProductFiles(`${web}/dist`, readCatalogues(`${web}/locales`)),
})

/** A server that answers, and a way to end it: calls under way are finished, nothing new is taken. */
export interface Running {
  readonly database: OpenedDatabase['kind']
  stop(): Promise<void>
}

/** Takes the port, opens the database, fills it with the demo if it is empty, and answers. Or says why it cannot. */
export async function start(settings: Settings): Promise<Running | { refused: string }> {
  const unbuilt = whyNotBuilt()
  if (unbuilt) return { refused: unbuilt }
  const listening = await listen(settings.port)
  if ('refused' in listening) return listening
  const opening = await openDatabase({ url: settings.databaseUrl, folder: settings.data, who: 'the Waymark server' })
  if ('refused' in opening) return opening
  const { opened } = opening
  const runner = await run(settings, opened, listening.answer)
  return {
    database: opened.kind,
    async stop() {
      await listening.stop()
      await runner.stop()
      await opened.close()
    },
  }
}

async function run(
  settings: Settings,
  opened: OpenedDatabase,
  answer: (fetch: ReturnType<typeof createApp>['fetch']) => void,
): Promise<Runner> {
  const deps: Dependencies = realDependencies(settings, opened, () => runner.wake())
  const name = `${process.pid}-${randomUUID().slice(0, 8)}`
  const runner = createRunner(deps, { jobs: JOBS, name, alone: opened.kind === 'pglite' })
  if (settings.demo) await seedDemo(deps)
  answer(createApp(deps).fetch)
  await runner.start()
  requestStaleRebuilds(deps).catch((error) => deps.log('Outdated containers could not be looked for', error))
  return runner
}

/** Without its parts no container can be made, so nothing could be published. */
function whyNotBuilt(): string | undefined {
  try {
    containerCompiler.build()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
