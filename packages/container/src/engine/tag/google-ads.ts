import type { Engine } from '../core/engine.ts'
import type { Page } from '../core/page.ts'
import { once } from './once.ts'
import { queueArray } from './queue-array.ts'
import { inAddress } from './text.ts'

/** A list of its own, so that the library does not read the page's data layer. */
const LAYER = 'wmGtagLayer'

type Gtag = (...command: unknown[]) => void

/** The page's `gtag`, or one of our own; the library is loaded and started once. */
export function gtagFor(page: Page, engine: Engine, id: unknown): Gtag {
  let own = ''
  if (typeof page.globalOf('gtag') !== 'function') {
    page.setGlobal('gtag', function () {
      // biome-ignore lint/complexity/noArguments: the library takes nothing but an arguments object
      queueArray(page, LAYER).push(arguments)
    })
    engine.doneOnce[LAYER] = true
  }
  if (engine.doneOnce[LAYER]) own = `&l=${LAYER}`
  const gtag = page.globalOf('gtag') as Gtag
  page.loadScript(`https://www.googletagmanager.com/gtag/js?id=AW-${inAddress(page, id)}${own}`)
  if (once(engine, 'gtag js')) gtag('js', new Date(page.clockNow()))
  return gtag
}
