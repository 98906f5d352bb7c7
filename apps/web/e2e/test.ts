import { cp } from 'node:fs/promises'
import { type APIRequestContext, test as base, expect } from '@playwright/test'
import { installation, PASSWORD, SEED_FOLDER } from './installation.ts'
import { SITES } from './pages/product.ts'
import { answers, isFree, serve, stop } from './servers.ts'

export { expect }

/** Tells the demo where the shop of this worker is, and waits until the containers know where its product is. */
async function settleIn(request: APIRequestContext, { product, shop }: ReturnType<typeof installation>): Promise<void> {
  await request.post(`${product}/api/auth/v1/login`, {
    headers: { Origin: product },
    data: { email: 'owner@northwind.example', password: PASSWORD },
  })
  const { token } = (await (await request.get(`${product}/api/auth/v1/session`)).json()) as { token: string }
  const changed = await request.patch(`${product}/api/apps/v2/${SITES.shop}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { data: { type: 'ppms/app', attributes: { urls: [shop] } } },
  })
  expect(changed.status(), await changed.text()).toBe(204)
  for (const id of Object.values(SITES)) {
    const container = async () => (await request.get(`${product}/containers/${id}.js`)).text()
    await expect.poll(container).toContain(product)
  }
  await request.dispose()
}

/**
 * Playwright's `test`, with an installation of the product and the shop that live as long as their worker. Playwright
 * begins a new worker after a failure, so each retry has fresh data.
 */
export const test = base.extend<object, { servers: undefined }>({
  servers: [
    async ({ playwright }, use, { parallelIndex, workerIndex }) => {
      const own = installation(parallelIndex, workerIndex)
      const { product, shop, environment } = own
      await Promise.all([isFree(`${product}/readyz`), isFree(shop)])
      await cp(SEED_FOLDER, environment.WAYMARK_DATA, { recursive: true })
      const servers = [
        serve('apps/server/src/main.ts', environment),
        serve('apps/demo-site/src/main.ts', environment),
      ] as const
      try {
        await Promise.all([answers(`${product}/readyz`, servers[0]), answers(shop, servers[1])])
        await settleIn(await playwright.request.newContext(), own)
        await use(undefined)
      } finally {
        await Promise.all(servers.map((server) => stop(server)))
      }
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
})
