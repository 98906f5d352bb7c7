/** Items in one block. Only the last block of a list is ever copied. */
const BLOCK = 64

/** A list that never changes and yet grows cheaply: what is added copies one block, not all items. */
export interface LongList<T> {
  readonly size: number
  /** All blocks but the last are full. */
  readonly blocks: readonly (readonly T[])[]
}

export const NOTHING: LongList<never> = { size: 0, blocks: [] }

/** The list with one more item at its end. */
export function grown<T>({ size, blocks }: LongList<T>, item: T): LongList<T> {
  const last = blocks.at(-1)
  const next = last && last.length < BLOCK ? [...blocks.slice(0, -1), [...last, item]] : [...blocks, [item]]
  return { size: size + 1, blocks: next }
}

/** The item at a place from 0, or undefined beyond the end. */
export const itemAt = <T>({ blocks }: LongList<T>, place: number): T | undefined =>
  blocks[Math.floor(place / BLOCK)]?.[place % BLOCK]

/** The list without its oldest block, or without the older half of the only one, and what was in that. */
export function withoutOldest<T>({ size, blocks }: LongList<T>): { list: LongList<T>; gone: readonly T[] } {
  const [oldest = [], ...rest] = blocks
  if (rest.length > 0) return { list: { size: size - oldest.length, blocks: rest }, gone: oldest }
  const half = Math.ceil(oldest.length / 2)
  return { list: { size: size - half, blocks: [oldest.slice(half)] }, gone: oldest.slice(0, half) }
}

/** All items, oldest first. */
export const itemsOf = <T>({ blocks }: LongList<T>): T[] => blocks.flat()
