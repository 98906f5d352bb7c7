import { FILTER_LIMIT } from '@waymark/domain/list'
import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { SearchBox } from '@waymark/ui/data'
import { type FormEvent, useState } from 'react'
import { CLEAR_SEARCH } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './preview.module.css'

const SEARCH_BUTTON = msg('meta-setup.search-button', 'Search')

interface MetaSearchProps {
  label: string
  text: string
  onSearch: (text: string) => void
}

/** A search by name, applied with Enter or the button; clearing it applies at once. */
export function MetaSearch({ label, text, onSearch }: MetaSearchProps) {
  const { t } = useI18n()
  const [typed, setTyped] = useState(text)
  const [applied, setApplied] = useState(text)
  // "Clear filters" below the search changes it too.
  if (text !== applied) {
    setApplied(text)
    setTyped(text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <SearchBox
          maxLength={FILTER_LIMIT}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            if (next === '') onSearch('')
          }}
          label={label}
          clearLabel={t(CLEAR_SEARCH)}
        />
        <Button type="submit">{t(SEARCH_BUTTON)}</Button>
      </form>
    </search>
  )
}
