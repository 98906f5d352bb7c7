import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page, Response } from 'playwright'
import type { Sites } from './installation.ts'
import { heading, Product } from './product.ts'

/** A script that the browser asked for, and its exact size in gzip. */
interface Script {
  readonly name: string
  readonly bytes: number
}

export interface BundleSize {
  readonly what: string
  readonly scripts: number
  readonly bytes: number
  /** The most it may have; absent for what loads only where it is used. */
  readonly target?: number
}

const FIRST_LIST = 220_000
const ROUTE = 100_000

/** Ids of the items that the routes open. */
export interface BenchItems {
  readonly site: string
  readonly pixel: string
  readonly code: { readonly site: string; readonly tag: string }
  readonly trigger: string
  readonly variable: string
}

export async function findBenchItems(product: Product, { demo, large }: Sites): Promise<BenchItems> {
  return {
    site: demo,
    pixel: await product.firstOf(demo, 'tags', '&filter[name]=Measured: Meta'),
    code: { site: large, tag: await product.firstOf(large, 'tags', '&filter[template][]=custom_tag') },
    trigger: await product.firstOf(demo, 'triggers'),
    variable: await product.firstOf(demo, 'variables', '&filter[variable_type][]=data_layer'),
  }
}

interface Route {
  readonly what: string
  readonly target?: number
  /** What is loaded already, besides the list of tags. */
  readonly beside?: readonly string[]
  readonly go: (product: Product, items: BenchItems) => Promise<unknown>
}

const tiles = (page: Page) => page.getByRole('radio')

/** Every further route and chunk, and how to open it. */
const ROUTES: readonly Route[] = [
  {
    what: 'tag: form',
    target: ROUTE,
    go: (product, { site, pixel }) => product.open(site, `tags/${pixel}/edit`, heading),
  },
  {
    what: 'tag: code editor',
    beside: ['tag: form'],
    go: (product, { code }) =>
      product.open(code.site, `tags/${code.tag}/edit`, (page) => page.getByRole('textbox', { name: 'Tag code' })),
  },
  {
    what: 'tag: choose triggers',
    target: ROUTE,
    beside: ['tag: form'],
    go: async (product, { site, pixel }) => {
      await product.open(site, `tags/${pixel}/edit`, heading)
      const triggers = product.page.getByRole('region', { name: 'Triggers' })
      await triggers.getByRole('button', { name: 'Choose existing' }).click()
      await product.page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  },
  {
    what: 'add a tag',
    target: ROUTE,
    go: (product, { site }) => product.open(site, 'tags/add-tag', tiles),
  },
  {
    what: 'add a tag: second step',
    target: ROUTE,
    beside: ['add a tag'],
    go: async (product, { site }) => {
      await product.open(site, 'tags/add-tag', tiles)
      await product.page.getByRole('radio', { name: /Meta pixel/ }).dblclick()
      await product.page.getByLabel('Tag name').waitFor()
    },
  },
  {
    what: 'triggers',
    target: ROUTE,
    go: (product, { site }) => product.open(site, 'triggers', (page) => rowsOf(page, 'Triggers')),
  },
  {
    what: 'trigger: form',
    target: ROUTE,
    beside: ['triggers'],
    go: (product, { site, trigger }) => product.open(site, `triggers/${trigger}/edit`, heading),
  },
  {
    what: 'add a trigger',
    target: ROUTE,
    beside: ['triggers'],
    go: (product, { site }) => product.open(site, 'triggers/add-trigger', tiles),
  },
  {
    what: 'variables',
    target: ROUTE,
    go: (product, { site }) => product.open(site, 'variables', (page) => rowsOf(page, 'Variables')),
  },
  {
    what: 'variable: form',
    target: ROUTE,
    beside: ['variables'],
    go: (product, { site, variable }) => product.open(site, `variables/${variable}/edit`, heading),
  },
  {
    what: 'add a variable',
    target: ROUTE,
    beside: ['variables'],
    go: (product, { site }) => product.open(site, 'variables/add-variable', tiles),
  },
  {
    what: 'debugger',
    target: ROUTE,
    go: (product, { site }) =>
      product.open(site, 'debug', (page) => page.getByRole('button', { name: 'Connect', exact: true })),
  },
  {
    what: 'command palette',
    target: ROUTE,
    go: async (product, { site }) => {
      await product.openList(site)
      await product.page.keyboard.press('ControlOrMeta+k')
      await product.page.getByRole('dialog').waitFor()
    },
  },
]

const rowsOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('link')

/** The scripts that a fresh page asks for while it does something, with nothing in the browser's cache. */
async function scriptsOf(page: Page, act: () => Promise<unknown>): Promise<readonly Script[]> {
  const requested = new Map<string, Promise<Script>>()
  const onResponse = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    requested.set(
      pathname,
      response.body().then((body) => ({ name: pathname, bytes: gzipSync(body).length })),
    )
  }
  page.on('response', onResponse)
  await act()
  page.off('response', onResponse)
  return Promise.all(requested.values())
}

const namesOf = (scripts: readonly Script[]) => new Set(scripts.map(({ name }) => name))
const sum = (scripts: readonly Script[]) => scripts.reduce((bytes, script) => bytes + script.bytes, 0)

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * What loads as JavaScript until the list of tags can be used, and what each further route or part adds to it. What
 * could not be reached comes back as a sentence.
 */
export async function measureBytes(
  browser: Browser,
  { origin, storageState, items }: { origin: string; items: BenchItems; storageState: StorageState },
): Promise<{ bundles: readonly BundleSize[]; failures: readonly string[] }> {
  const fresh = async (act: (product: Product) => Promise<unknown>): Promise<readonly Script[]> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState })
    try {
      const page = await context.newPage()
      page.setDefaultTimeout(30_000)
      return await scriptsOf(page, () => act(new Product(page, origin)))
    } finally {
      await context.close()
    }
  }
  const first = await fresh((product) => product.openList(items.site))
  const rested = await fresh(async (product) => {
    await product.openList(items.site)
    await product.page.waitForTimeout(4_000)
  })
  // Further routes are opened from the list, which has rested meanwhile.
  const had = new Map([['', namesOf(rested)]])
  const bundles: BundleSize[] = [
    { what: 'first usable list of tags', scripts: first.length, bytes: sum(first), target: FIRST_LIST },
    { what: 'the same with what loads while it rests', scripts: rested.length, bytes: sum(rested) },
  ]
  const failures: string[] = []
  for (const { what, target, beside = [], go } of ROUTES) {
    try {
      const scripts = await fresh(async (product) => {
        await go(product, items)
        await product.page.waitForLoadState('networkidle')
      })
      had.set(what, namesOf(scripts))
      const added = scripts.filter(({ name }) => !['', ...beside].some((other) => had.get(other)?.has(name)))
      bundles.push({
        what: `+ ${what}`,
        scripts: added.length,
        bytes: sum(added),
        ...(target !== undefined && { target }),
      })
    } catch (error) {
      failures.push(`${what}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    }
  }
  return { bundles, failures }
}
