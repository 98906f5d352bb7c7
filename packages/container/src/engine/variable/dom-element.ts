import type { Collect, Options } from '../core/engine.ts'
import { append, each } from '../core/list.ts'
import { optionsOf } from '../evaluate/fire.ts'

type Selecting = readonly [Collect, 'element_id' | 'css' | 'xpath', selector: Options, extracting: boolean | 0 | 1]

/** Elements of the page: their trimmed texts joined by a blank, of XPath those of any nodes, or the first element itself. */
export const domElement: Collect = (engine, variable) => {
  const settings = variable as unknown as Selecting
  const { page } = engine
  const found = page.findElements(settings[1], `${optionsOf(engine, settings[2])}`, !!settings[3])
  if (!found.length) return undefined
  if (!settings[3]) return found[0]
  const texts: string[] = []
  each(found, (element) => append(texts, page.textWithin(element).trim()))
  return texts.join(' ')
}
