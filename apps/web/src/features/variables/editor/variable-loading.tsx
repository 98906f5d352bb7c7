import { msg } from '@waymark/domain/message'
import { ContentSheet, ContentSkeleton } from '@waymark/ui/layout'
import { useWords } from '../../../words/use-words.ts'

const LOADING = msg('variables.loading', 'Loading the variable')

/** Keeps the place of a variable that is on its way. */
export function VariableLoading() {
  const { say } = useWords()
  return (
    <ContentSheet>
      <ContentSkeleton label={say(LOADING)} />
    </ContentSheet>
  )
}
