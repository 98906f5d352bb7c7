import { msg } from '@waymark/domain/message'
import { SearchBox } from '@waymark/ui/data'
import { useRemembered } from '../../remember/use-remembered.ts'
import { singleKeys } from '../../shortcuts/single-keys.ts'
import { useWords } from '../../words/use-words.ts'
import { useDebounced } from './use-debounced.ts'

const CLEAR = msg('lists.search.clear', 'Clear search')

/** The search of a list: answers a moment after the last key, at once on Enter. */
export function ListSearch({
  label,
  text,
  onSearch,
}: {
  label: string
  text: string
  onSearch: (text: string) => void
}) {
  const { say } = useWords()
  const { typed, type, flush } = useDebounced(text, onSearch)
  return (
    <SearchBox
      value={typed}
      onChange={type}
      onSubmit={flush}
      label={label}
      placeholder={label}
      slash={useRemembered(singleKeys)}
      clearLabel={say(CLEAR)}
    />
  )
}
