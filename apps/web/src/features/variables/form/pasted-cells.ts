/**
 * The cells of text copied from a spreadsheet, by row. Tabs separate cells and line breaks separate rows, except inside
 * the quotation marks around a cell that contains one of them.
 */
export function pastedCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    rows.at(-1)!.push(cell)
    const parted = /^(?:\t|\r\n?|\n)/.exec(text.slice(end, end + 2))?.[0]
    if (parted === undefined) break
    at = end + parted.length
    if (parted === '\t') continue
    if (at >= text.length) break
    rows.push([])
  }
  return rows
}

function plainCell(text: string, at: number) {
  const length = text.slice(at).search(/[\t\r\n]/)
  const end = length < 0 ? text.length : at + length
  return { cell: text.slice(at, end), end }
}

/** A cell in quotation marks, which are doubled inside; without a closing mark, or with text after it, it is plain text. */
function quotedCell(text: string, at: number) {
  const found = /^"((?:[^"]|"")*)"(?=[\t\r\n]|$)/.exec(text.slice(at))
  if (!found) return plainCell(text, at)
  return { cell: (found[1] ?? '').replaceAll('""', '"'), end: at + found[0].length }
}
