import { msg } from '@waymark/domain/message'
import { ContentSheet, ContentSkeleton } from '@waymark/ui/layout'
import { useWords } from '../../../words/use-words.ts'

const LOADING = msg('tags.loading', 'Loading the tag')

/** Keeps the place of a tag that is on its way. */
export function TagLoading() {
  const { say } = useWords()
  return (
    <ContentSheet>
      <ContentSkeleton label={say(LOADING)} />
    </ContentSheet>
  )
}
