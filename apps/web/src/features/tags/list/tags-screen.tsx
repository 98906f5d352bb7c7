import { Outlet } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { useAppId } from '../../../queries/known.ts'
import { useWords } from '../../../words/use-words.ts'
import { ListLayout } from '../../lists/list-layout.tsx'
import { TagList } from './tag-list.tsx'

const LABEL = msg('tags.region', 'List of tags')

/** The tags of a site: the list, and beside it what is open. */
export function TagsScreen() {
  const { say } = useWords()
  const appId = useAppId()
  return (
    <ListLayout section="tags" label={say(LABEL)} list={<TagList key={appId} appId={appId} />}>
      <Outlet />
    </ListLayout>
  )
}
