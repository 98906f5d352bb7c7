import { chromium } from 'playwright'
import { launchOptions } from '../../../tooling/browser/find-browser.ts'
import { findBenchItems, measureBytes } from './bytes.ts'
import { measureDebugger } from './debugger.ts'
import { measureFloor } from './floor.ts'
import { throttle, watch } from './in-page.ts'
import { install } from './installation.ts'
import { Recorder } from './interactions.ts'
import { Product } from './product.ts'
import { measureShifts } from './shifts.ts'
import { printBytes, printInteractions, printShifts } from './tables.ts'
import { visit } from './visit.ts'

/*
 * What the product costs in the hand: bytes, latencies and shifts, in a real browser against the real server. Parts can
 * be named: `node apps/web/bench/main.ts bytes shifts demo large debugger`. Where others use the machine as well,
 * `BENCH_WORK=1` measures processor time in the place of the time that passes.
 */

const chosen = new Set(process.argv.slice(2))
const wanted = (part: 'bytes' | 'shifts' | 'demo' | 'large' | 'debugger') => chosen.size === 0 || chosen.has(part)

const installation = await install()
const browser = await chromium.launch(launchOptions())
const failures: string[] = []
try {
  const { origin, sites } = installation
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await watch(page)
  const product = new Product(page, origin)
  await product.signIn()
  const items = await findBenchItems(product, sites)

  if (wanted('bytes')) {
    const bytes = await measureBytes(browser, { origin, items, storageState: await context.storageState() })
    printBytes(bytes.bundles)
    failures.push(...bytes.failures)
  }
  if (wanted('shifts')) {
    const loading = await measureShifts(product, items)
    printShifts(loading.shifts)
    failures.push(...loading.failures)
  }
  const speed = await throttle(page)
  for (const site of ['demo', 'large'] as const) {
    if (!wanted(site)) continue
    const recorder = new Recorder(product)
    await speed.slow()
    const floor = await measureFloor(product)
    await visit(recorder, product, sites[site])
    await speed.normal()
    const size = { demo: '400 tags', large: '5,000 tags, 2,000 triggers, 1,000 variables' }[site]
    printInteractions(`a site of ${size}`, recorder.interactions, floor)
    failures.push(...recorder.failures.map((failure) => `${site}: ${failure}`))
  }
  await context.close()
  if (wanted('debugger')) {
    const missing = await measureDebugger(browser, installation)
    failures.push(...missing.map((failure) => `debugger: ${failure}`))
  }
} finally {
  await browser.close()
  await installation.stop()
}
for (const failure of failures) console.error(`Not measured: ${failure}`)
process.exit(failures.length === 0 ? 0 : 1)
