import { msg } from '@waymark/domain/message'
import { LoadMore } from '@waymark/ui/data'
import type { ListRows } from '@waymark/ui/layout'
import { type RefObject, useEffect, useRef } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'

const MORE = msg('lists.load-more', 'Load more')
const SHOWN = msg('lists.shown', '{shown, number} of {total, number}')
const FAILED = msg('lists.more-failed', 'The next rows could not be loaded')

interface MoreRowsProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage(): unknown }
  rows: RefObject<ListRows | null>
  shown: number
  total: number
}

/** The foot of a list with more rows to load. */
export function MoreRows({ query, rows, shown, total }: MoreRowsProps) {
  const { t } = useI18n()
  const from = useRef(0)
  useEffect(() => {
    if (query.hasNextPage) return
    // The button is removed with the last page; then the first new row gets the focus.
    requestAnimationFrame(() => {
      if (from.current && document.activeElement === document.body)
        rows.current?.row(from.current)?.querySelector('a')?.focus()
    })
  }, [query.hasNextPage])
  if (!query.hasNextPage) return null
  const text = query.isFetchNextPageError ? t(FAILED) : t(SHOWN, { shown, total })
  return (
    <LoadMore
      label={t(MORE)}
      pending={query.isFetchingNextPage}
      onPress={() => {
        from.current = shown
        void query.fetchNextPage()
      }}
      text={text}
    />
  )
}
