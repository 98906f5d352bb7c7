import { msg } from '@waymark/domain/message'
import { ContentSheet, EmptyState } from '@waymark/ui/layout'
import { useWords } from '../../../words/use-words.ts'
import { useShowListButton } from '../../lists/list-layout.tsx'

const W = {
  title: msg('tags.none-selected', 'No tag selected'),
  text: msg('tags.none-selected-text', 'Choose a tag from the list to see what it does and when it fires.'),
  help: msg('tags.help', 'How tags work'),
}

/** What stands beside the list while no tag is open. */
export function NoTag() {
  const { say } = useWords()
  const showList = useShowListButton()
  return (
    <ContentSheet centred>
      {showList}
      <EmptyState
        art="trail"
        level={1}
        title={say(W.title)}
        text={say(W.text)}
        actions={
          <a href="/help/tags" target="_blank" rel="noreferrer" className="link">
            {say(W.help)}
          </a>
        }
      />
    </ContentSheet>
  )
}
