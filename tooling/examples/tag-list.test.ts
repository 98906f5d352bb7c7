import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { layOutDatabase } from '../../apps/server/src/testing/kept-database.ts'
import { freePort } from '../../apps/server/src/testing/listen.ts'
import { launchOptions } from '../browser/find-browser.ts'
import { root } from '../run/run.ts'

const data = mkdtempSync(join(tmpdir(), 'waymark-examples-data-'))
let product: ChildProcess
let pages: ViteDevServer
let browser: Browser
let page: Page

beforeAll(async () => {
  const port = await freePort()
  process.env.WAYMARK_SERVER = `http://127.0.0.1:${port}`
  pages = await createServer({ root: join(inject('installed'), 'tag-list'), server: { port: await freePort() } })
  await pages.listen()
  // People sign in from pages of the server's own address, which is here that of the page before it.
  const origin = new URL(pages.resolvedUrls!.local[0]!).origin
  await layOutDatabase(data)
  product = spawn('node', ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      WAYMARK_PORT: String(port),
      WAYMARK_ORIGIN: origin,
      WAYMARK_DATA: data,
      WAYMARK_DEMO: 'on',
      DATABASE_URL: '',
    },
    stdio: 'ignore',
  })
  browser = await chromium.launch(launchOptions())
  page = await browser.newPage()
  await vi.waitUntil(() => isReady(process.env.WAYMARK_SERVER!), { timeout: 120_000, interval: 200 })
})

afterAll(async () => {
  await browser?.close()
  await pages?.close()
  product.kill()
  if (product.exitCode === null) await once(product, 'exit')
  rmSync(data, { recursive: true })
})

const isReady = async (server: string) => (await fetch(`${server}/readyz`).catch(() => undefined))?.ok ?? false

async function signIn(password: string) {
  await page.goto(pages.resolvedUrls!.local[0]!)
  await page.getByLabel('E-mail').fill('viewer@northwind.example')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a wrong password is answered with the words of the server', async () => {
  await signIn('something else')
  await expect.poll(() => page.locator('[aria-live]').textContent()).toContain('password')
  expect(await page.getByRole('table').isVisible()).toBe(false)
})

test('who signs in sees the tags of a website, and those of another one', async () => {
  await signIn('waymark-demo-2026')
  await page.getByLabel('Website').selectOption('Northwind Outdoor')
  await page.getByRole('cell', { name: 'LinkedIn insight' }).waitFor()
  if (process.env.EXAMPLES_LIST_PICTURE) await page.screenshot({ path: process.env.EXAMPLES_LIST_PICTURE })
  expect(await page.getByRole('row', { name: 'LinkedIn insight LinkedIn Remarketing off' }).count()).toBe(1)
  await page.getByLabel('Website').selectOption('Northwind Outlet')
  await expect.poll(() => page.getByRole('cell', { name: 'LinkedIn insight' }).count()).toBe(0)
})
