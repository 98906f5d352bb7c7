/**
 * Puts together a list from its pieces: items as they are, or a function that makes one item and, after it, a text with
 * what the items differ in. The first character of that text parts the others.
 */
export function unfold<Item>(...pieces: (readonly Item[] | ((...cells: string[]) => Item) | string)[]): Item[] {
  const items: Item[] = []
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]!
    if (typeof piece !== 'function') {
      for (let at = 0; at < piece.length; at++) items[items.length] = piece[at] as Item
      continue
    }
    const text = pieces[++index] as string
    const cells = text.slice(1).split(text[0]!)
    for (let at = 0; at < cells.length; at += piece.length) {
      items[items.length] = piece(cells[at]!, cells[at + 1]!, cells[at + 2]!, cells[at + 3]!)
    }
  }
  return items
}
