import { msg } from '@waymark/domain/message'
import { StatusDot } from '@waymark/ui/data'
import { useWords } from '#i18n/use-words.ts'

const W = {
  published: msg('lists.published', 'Published'),
  unpublished: msg('lists.unpublished', 'Unpublished'),
}

/** Whether live pages have something as it stands in the draft. */
export function PublishedDot({ published }: { published: boolean }) {
  const { say } = useWords()
  return <StatusDot published={published} label={say(published ? W.published : W.unpublished)} />
}
