import type { Formatted, FormattedEntry } from './formatted.ts'

/**
 * Prints the rows of a table. If columns identify the rows (`naming`, as wire keys), each row is a line of a record, labelled
 * by the value of the first of these columns; otherwise the rows are a list of records.
 */
export function formattedRows(rows: readonly (readonly FormattedEntry[])[], naming: readonly string[]): Formatted {
  if (naming.length === 0) return { as: 'list', items: rows.map((entries) => ({ as: 'record', entries })) }
  const seen = new Map<string, number>()
  return {
    as: 'record',
    areRows: true,
    entries: rows.map((entries): FormattedEntry => {
      const named = naming.map((key) => entries.find((entry) => entry.key === key)?.value)
      const identity = JSON.stringify(named)
      const count = (seen.get(identity) ?? 0) + 1
      seen.set(identity, count)
      const rest = entries.filter(({ key }) => key !== naming[0])
      const [only] = rest
      return {
        key: `row:${identity}${count > 1 ? `#${count}` : ''}`,
        label: named[0]?.as === 'text' ? named[0].text : '',
        value: rest.length === 1 && only ? only.value : { as: 'record', entries: rest },
      }
    }),
  }
}
