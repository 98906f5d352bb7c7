/*
 * The engine's functions for lists and objects. Sites replace methods of `Array.prototype` and its iterator (old prototype
 * libraries do), so the engine loops by index and never spreads, destructures or iterates lists.
 */

const has = Object.prototype.hasOwnProperty

export function each<Item>(list: ArrayLike<Item>, visit: (item: Item, index: number) => void): void {
  for (let index = 0; index < list.length; index++) visit(list[index]!, index)
}

/** Adds an item at the end. */
export function append<Item>(list: Item[], item: Item): void {
  list[list.length] = item
}

/** A section of a list as a new one. */
export function from<Item>(list: ArrayLike<Item>, start: number, end = list.length): Item[] {
  const section: Item[] = []
  for (let index = start; index < end; index++) append(section, list[index]!)
  return section
}

/** Whether an object has a key of its own, not one that the page gave to every object. */
export function owns(object: object, key: string): boolean {
  return has.call(object, key)
}

/** Visits an object's own values by key. */
export function eachKey(object: Readonly<Record<string, any>>, visit: (key: string, value: any) => void): void {
  for (const key in object) if (owns(object, key)) visit(key, object[key])
}

/** An object without inherited keys, so that `constructor` and `__proto__` are names like any other. */
export function dictionary<Value>(): Record<string, Value> {
  return Object.create(null)
}
