export interface Line {
  readonly item_id: string
  readonly item_name: string
  readonly item_brand: string
  readonly item_category: string
  readonly item_variant: string
  readonly price: number
  readonly quantity: number
}

const KEY = 'northwind.basket'

/** The lines of the basket, kept in the browser's local storage. */
export function lines(): readonly Line[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Line[]
  } catch {
    return []
  }
}

const keep = (all: readonly Line[]) => localStorage.setItem(KEY, JSON.stringify(all))

/** Adds a line; the quantities of the same item in the same colour are summed. */
export function add(line: Line): void {
  const same = (other: Line) => other.item_id === line.item_id && other.item_variant === line.item_variant
  const present = lines().find(same)
  keep(
    present
      ? lines().map((other) => (same(other) ? { ...other, quantity: other.quantity + line.quantity } : other))
      : [...lines(), line],
  )
}

/** Removes one line. */
export function remove(index: number): void {
  keep(lines().filter((_, i) => i !== index))
}

export const empty = () => localStorage.removeItem(KEY)

export const total = () => lines().reduce((sum, { price, quantity }) => sum + price * quantity, 0)

export const push = (event: string, items: readonly Line[]) => {
  window.dataLayer ??= []
  window.dataLayer.push({
    event,
    ecommerce: { currency: 'EUR', value: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0), items },
  })
}
