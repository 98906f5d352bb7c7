import { msg } from '@waymark/domain/message'
import { SearchBox } from '@waymark/ui/data'
import { useWords } from '../../../words/use-words.ts'
import { useDebounced } from '../../lists/use-debounced.ts'

const CLEAR = msg('lists.search.clear', 'Clear search')

/** The search above a table. The key `/` belongs to the list at the side. */
export function PanelSearch({
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
  return <SearchBox value={typed} onChange={type} onSubmit={flush} label={label} clearLabel={say(CLEAR)} />
}
