import { msg } from '@waymark/domain/message'
import { ContentSheet, ContentSkeleton } from '@waymark/ui/layout'
import { useWords } from '../../../words/use-words.ts'

const LOADING = msg('triggers.loading', 'Loading the trigger')

/** Keeps the place of a trigger that is on its way. */
export function TriggerLoading() {
  const { say } = useWords()
  return (
    <ContentSheet>
      <ContentSkeleton label={say(LOADING)} />
    </ContentSheet>
  )
}
