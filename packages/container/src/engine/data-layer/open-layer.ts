import type { Announcement, Engine } from '../engine.ts'
import { each } from '../list.ts'
import { takeItem } from './take-item.ts'

/** The array keeps the newest items; positions count on. */
const KEPT = 300

/**
 * Listens to the data layer, what is in it already first. The container's own events go through the array as well,
 * so that other readers of it see them, and arrive even when the page has replaced `push`.
 */
export function openLayer(engine: Engine, layer: unknown[]): void {
  let place = 0
  let own: { readonly item: unknown; readonly more: Announcement | undefined } | undefined
  const take = (item: unknown) => {
    const more = own?.item === item ? own!.more : undefined
    if (own?.item === item) own = undefined
    const at = engine.nextPosition()
    engine.takeTurn(() => takeItem(engine, item, at, more))
  }
  engine.nextPosition = () => place++
  engine.announce = (named, carried, more) => {
    const item: Record<string, unknown> = { event: named }
    for (const key in carried) item[key] = carried[key]
    own = { item, more }
    try {
      layer.push(item)
    } catch (error) {
      engine.page.reportIssue('the data layer refuses items', error)
    }
    if (own?.item === item) take(item)
  }
  engine.takeTurn(() => {
    each(layer, take)
    trim(layer)
    listen(engine, layer, take)
  })
}

function listen(engine: Engine, layer: unknown[], take: (item: unknown) => void): void {
  try {
    const { push } = layer
    layer.push = (...items) => {
      push.apply(layer, items)
      each(items, take)
      trim(layer)
      return layer.length
    }
  } catch (error) {
    engine.page.reportIssue('the data layer cannot be listened to', error)
  }
}

function trim(layer: unknown[]): void {
  const surplus = layer.length - KEPT
  if (surplus <= 0) return
  for (let index = 0; index < KEPT; index++) layer[index] = layer[index + surplus]
  layer.length = KEPT
}
