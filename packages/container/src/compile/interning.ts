/** A list in which equal things share a number. */
export interface Interning<Item> {
  readonly items: readonly Item[]
  numberOf(key: string, make: () => Item): number
}

export function createInterning<Item>(): Interning<Item> {
  const items: Item[] = []
  const numbers = new Map<string, number>()
  return {
    items,
    numberOf(key, make) {
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, items.length)
      items.push(make())
      return items.length - 1
    },
  }
}
