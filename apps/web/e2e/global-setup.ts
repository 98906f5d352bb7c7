import { rm } from 'node:fs/promises'
import { folder, installation, seedFolder, WORKERS } from './installation.ts'
import { answers, serve, stop } from './servers.ts'

/**
 * Makes the data of the demo for each of the workers at once, so that one that takes the place of another begins
 * quickly. What it gives deletes all data of the run.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await Promise.all(Array.from({ length: WORKERS }, (_, worker) => seed(worker)))
  return () => rm(folder, { recursive: true, force: true })
}

async function seed(worker: number): Promise<void> {
  const { product, environment } = installation(worker)
  const server = serve('apps/server/src/main.ts', { ...environment, WAYMARK_DATA: seedFolder(worker) })
  await answers(`${product}/readyz`, server)
  await stop(server, 'SIGTERM')
}
