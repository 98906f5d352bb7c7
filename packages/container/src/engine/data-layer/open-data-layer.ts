import type { Announcement, Engine } from '../core/engine.ts'
import { each } from '../core/list.ts'
import { takeItem } from './take-item.ts'

/** Number of newest items that the array keeps; the positions of items are not renumbered. */
const KEPT = 300

/**
 * Listens to the data layer, what is in it already first. The container's own events go through the array as well,
 * so that other readers of it see them, and arrive even when the page has replaced `push`: once, whether it passes them on
 * at once, later, as copies or not at all.
 */
export function openDataLayer(engine: Engine, dataLayer: unknown[]): void {
  let count = 0
  /** The key of the number of an own event: copies keep it, and readers that go by names do not see it. */
  const mark = Symbol('waymark')
  /** By the number of an own event: its settings until it has arrived. */
  const awaited: (Announcement | 0)[] = [0]
  /** The name of the event that is being pushed: copies may have lost its number. */
  let pushed: unknown = mark
  const take = (item: unknown) => {
    const number = memberOf(item, mark) || (memberOf(item, 'event') === pushed && awaited.length - 1)
    const more = awaited[number] as Announcement | undefined
    if (number) {
      if (!more) return
      awaited[number] = 0
      pushed = mark
    }
    // What leads away, by a link or a form, and code with a callback wait for the tags.
    const isUrgent = memberOf(item, 'elementUrl') || memberOf(item, 'eventCallback')
    engine.takeTurn(() => takeItem(engine, item, engine.nextPosition(), more), !!isUrgent)
  }
  engine.nextPosition = () => count++
  engine.announce = (event, carried, more = {}) => {
    const number = awaited.length
    const item = { event, ...carried, [mark]: number }
    awaited[number] = more
    pushed = event
    try {
      dataLayer.push(item)
    } catch (error) {
      engine.page.reportIssue('dataLayer', error)
    }
    if (awaited[number]) take(item)
  }
  // Reaches what tags of these items push, too.
  each(dataLayer, take)
  try {
    trim(dataLayer)
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
}

/** A member of an item, which may be anything. */
function memberOf(item: any, name: string | symbol): any {
  try {
    return item[name]
  } catch {
    return undefined
  }
}

function trim(dataLayer: unknown[]): void {
  dataLayer.splice(0, dataLayer.length - KEPT)
}
