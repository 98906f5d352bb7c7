import type { OperationSummary, SummaryItem } from '@waymark/domain/operation'

/** What an import did: a line for each kind of item, and below it the items that were left out. */
export const importedText = ({ tags, triggers, variables }: OperationSummary): string =>
  [lineOf('tag', tags), lineOf('trigger', triggers), lineOf('variable', variables)].join('\n')

function lineOf(word: string, items: readonly SummaryItem[] = []): string {
  const left = items.filter(({ errors = [] }) => errors.length > 0)
  const there = items.filter((item) => item.is_reused && !left.includes(item)).length
  const added = items.length - left.length - there
  const leftOut = left.map(({ source_name, errors }) => `\n  left out: ${source_name}, ${errors?.join(', ')}`)
  return `${added} ${added === 1 ? word : `${word}s`} added, ${there} already there${leftOut.join('')}`
}
