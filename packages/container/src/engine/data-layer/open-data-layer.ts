import type { Announcement, Engine } from '../core/engine.ts'
import { each } from '../core/list.ts'
import { takeItem } from './take-item.ts'

/** Number of newest items that the array keeps; the positions of items are not renumbered. */
const KEPT = 300

/**
 * Listens to the data layer, what is in it already first. The container's own events go through the array as well,
 * so that other readers of it see them, and arrive even when the page has replaced `push`.
 */
export function openDataLayer(engine: Engine, dataLayer: unknown[]): void {
  let count = 0
  const own = new WeakMap<object, Announcement>()
  const take = (item: unknown) => {
    const more = own.get(item as object)
    own.delete(item as object)
    engine.takeTurn(() => takeItem(engine, item, engine.nextPosition(), more), isUrgent(item))
  }
  engine.nextPosition = () => count++
  engine.announce = (event, carried, more = {}) => {
    const item = { event, ...carried }
    own.set(item, more)
    try {
      dataLayer.push(item)
    } catch (error) {
      engine.page.reportIssue('dataLayer', error)
    }
    if (own.has(item)) take(item)
  }
  engine.takeTurn(() => {
    each(dataLayer, take)
    trim(dataLayer)
    try {
      const { push } = dataLayer
      dataLayer.push = (...items) => {
        push.apply(dataLayer, items)
        each(items, take)
        trim(dataLayer)
        return dataLayer.length
      }
    } catch (error) {
      engine.page.reportIssue('dataLayer', error)
    }
  })
}

/** Whether an event leads away, by a link or a form, or has a callback: the code that pushed it waits for its tags. */
function isUrgent(item: any): boolean {
  try {
    return !!(item.elementUrl || item.eventCallback)
  } catch {
    return false
  }
}

function trim(dataLayer: unknown[]): void {
  dataLayer.splice(0, dataLayer.length - KEPT)
}
