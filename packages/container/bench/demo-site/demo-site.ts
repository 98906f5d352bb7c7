import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { compile } from '../../src/compile/index.ts'
import type { RecordedVisit } from '../../src/simulation/index.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** So many tags of the recorded content are those of the demo site; the rest was added for the recording. */
const TAGS = 15

const { input }: RecordedVisit = JSON.parse(read('../../src/testing/recorded-visit/visit.json'))

/** The artifact of the demo site's own tags. */
export const demoArtifact = (): string =>
  compile({ ...input, metaSites: [], site: { ...input.site, tags: input.site.tags.slice(0, TAGS) } }).source

/** About the least code that does the same, minified. */
export const demoFloor = (): string => transformSync(read('floor.js'), { minify: true, target: 'es2020' }).code

/** The page of a product, where most of the tags that fire at the start do. */
export const DEMO_PATH = '/p/fjell-2-tent?code=AUT-M'

/** The visitor's earlier decisions, as a cookie. */
export const DEMO_COOKIE = {
  name: `wm_consents_${input.appId}`,
  value: encodeURIComponent(
    JSON.stringify({
      v: 1,
      t: '2026-11-01T09:00:00.000Z',
      c: { analytics: 1, remarketing: 1, conversion_tracking: 1, marketing_automation: 1, user_feedback: 1 },
    }),
  ),
}

const ecommerce = {
  currency: 'EUR',
  value: 249,
  items: [{ item_id: 'FJ-2', item_name: 'Fjell 2', item_brand: 'Northwind', item_category: 'Tents', price: 249 }],
}

/** What the page pushes before the container comes, and what follows. */
export const DEMO_PUSHES = [
  { event: 'view_item', ecommerce },
  { event: 'add_to_cart', ecommerce },
] as const
