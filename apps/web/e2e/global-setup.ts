import { rm } from 'node:fs/promises'
import { folder, installation, SEED_FOLDER } from './installation.ts'
import { answers, serve, stop } from './servers.ts'

/**
 * Makes the data of the demo, of which each worker gets a copy, since they take seconds to make. What it gives deletes
 * all data of the run.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { product, environment } = installation(0)
  const server = serve('apps/server/src/main.ts', { ...environment, WAYMARK_DATA: SEED_FOLDER })
  await answers(`${product}/readyz`, server)
  await stop(server, 'SIGTERM')
  return () => rm(folder, { recursive: true, force: true })
}
