import { cp } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { installation, seedFolder } from './installation.ts'
import { answers, isFree, serve, stop } from './servers.ts'

export { expect }

/**
 * Playwright's `test`, with an installation of the product and the shop that live as long as their worker. Playwright
 * begins a new worker after a failure, so each retry has fresh data.
 */
export const test = base.extend<object, { servers: undefined }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on here.
    async ({}, use, { parallelIndex, workerIndex }) => {
      const { product, shop, environment } = installation(parallelIndex, workerIndex)
      await Promise.all([isFree(`${product}/readyz`), isFree(shop)])
      await cp(seedFolder(parallelIndex), environment.WAYMARK_DATA, { recursive: true })
      const servers = [
        serve('apps/server/src/main.ts', environment),
        serve('apps/demo-site/src/main.ts', environment),
      ] as const
      try {
        await Promise.all([answers(`${product}/readyz`, servers[0]), answers(shop, servers[1])])
        await use(undefined)
      } finally {
        await Promise.all(servers.map((server) => stop(server)))
      }
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
})
