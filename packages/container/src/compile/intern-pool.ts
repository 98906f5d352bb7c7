/** A list without duplicates: equal items have the same number. */
interface InternPool<Item> {
  readonly items: readonly Item[]
  numberOf(item: Item): number
}

/** Items are equal when their JSON is. */
export function createInternPool<Item>(): InternPool<Item> {
  const items: Item[] = []
  const numbers = new Map<string, number>()
  return {
    items,
    numberOf(item) {
      const key = JSON.stringify(item)
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, items.length)
      return items.push(item) - 1
    },
  }
}
