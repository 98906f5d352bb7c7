import { msg } from '@waymark/domain/message'
import { LoadMore } from '@waymark/ui/data'
import { useWords } from '../../words/use-words.ts'

const MORE = msg('lists.load-more', 'Load more')
const SHOWN = msg('lists.shown', '{shown, number} of {total, number}')
const FAILED = msg('lists.more-failed', 'The next rows could not be loaded')

/** The foot of a list that has more rows than it shows. */
export function MoreRows({
  query,
  shown,
  total,
}: {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage(): unknown }
  shown: number
  total: number
}) {
  const { say } = useWords()
  if (!query.hasNextPage) return null
  const text = query.isFetchNextPageError ? say(FAILED) : say(SHOWN, { shown, total })
  return (
    <LoadMore
      label={say(MORE)}
      pending={query.isFetchingNextPage}
      onPress={() => void query.fetchNextPage()}
      text={text}
    />
  )
}
