/** What a spreadsheet would take as the beginning of a formula, and what it skips before one. */
const FORMULA = /^[=+\-@\t\r\n]/u
const QUOTED = /[",\r\n]/u

/**
 * A line of a CSV file (RFC 4180). A text that a spreadsheet would calculate gets an apostrophe before it, so that what a
 * user has entered as a name is never carried out on the machine of the reader.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text
  return QUOTED.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
