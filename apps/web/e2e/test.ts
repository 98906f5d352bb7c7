import { type ChildProcess, spawn } from 'node:child_process'
import { test as base, expect } from '@playwright/test'
import { installation } from './installation.ts'

export { expect }

const root = new URL('../../..', import.meta.url).pathname

/**
 * Playwright's `test`, with an installation of the product and the shop that live as long as their worker. Playwright
 * begins a new worker after a failure, so each retry has fresh data.
 */
export const test = base.extend<object, { servers: undefined }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on here.
    async ({}, use, { parallelIndex, workerIndex }) => {
      const { product, shop, environment } = installation(parallelIndex, workerIndex)
      const servers = [
        serve('apps/server/src/main.ts', environment),
        serve('apps/demo-site/src/main.ts', environment),
      ] as const
      try {
        await Promise.all([answers(`${product}/readyz`, servers[0]), answers(shop, servers[1])])
        await use(undefined)
      } finally {
        await Promise.all(servers.map(stop))
      }
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
})

function serve(file: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Waits until an address answers; fails when its process has ended. */
async function answers(url: string, server: ChildProcess): Promise<void> {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error(`The server of ${url} has ended with code ${server.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGKILL')
  await ended
}
