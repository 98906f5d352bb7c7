import { FILTER_LIMIT } from '@waymark/domain/list'
import { SearchBox } from '@waymark/ui/data'
import { singleKeys } from '#browser/hotkeys/single-keys.ts'
import { useStore } from '#browser/store.ts'
import { CLEAR_SEARCH } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useSearchInput } from './use-search-input.ts'

interface ListSearchProps {
  label: string
  text: string
  onSearch: (text: string) => void
  /** Whether it is the search of a panel or dialog, for which the key `/` is not used. */
  aside?: boolean
  autoFocus?: boolean
}

/** The search of a list: applied after a pause, or at once on Enter. The key `/` focuses it. */
export function ListSearch({ label, text, onSearch, aside = false, autoFocus }: ListSearchProps) {
  const { t } = useI18n()
  const slash = useStore(singleKeys)
  const { typed, type, flush } = useSearchInput(text, onSearch)
  return (
    <SearchBox
      maxLength={FILTER_LIMIT}
      value={typed}
      onChange={type}
      onSubmit={flush}
      label={label}
      slash={slash && !aside}
      {...(autoFocus && { autoFocus })}
      clearLabel={t(CLEAR_SEARCH)}
    />
  )
}
