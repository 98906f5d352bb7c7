import { msg } from '@waymark/domain/message'
import { ContentSheet, ContentSkeleton } from '@waymark/ui/layout'
import { useWords } from '#i18n/use-words.ts'

const LOADING = msg('debugger.loading', 'Loading the debugger')

/** Keeps the place of the debugger until its connection or its screens are there. */
export function DebuggerSkeleton() {
  const { say } = useWords()
  return (
    <ContentSheet>
      <ContentSkeleton label={say(LOADING)} />
    </ContentSheet>
  )
}
