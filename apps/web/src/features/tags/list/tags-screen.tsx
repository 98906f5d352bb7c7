import { Link, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { useAppId } from '../../../queries/known.ts'
import { useWords } from '../../../words/use-words.ts'
import { ListLayout } from '../../lists/list-layout.tsx'
import { OnePane } from '../../lists/one-pane.tsx'
import { TagList } from './tag-list.tsx'

const LABEL = msg('tags.region', 'List of tags')
const LIST = msg('tags.list', 'Tags')

/** The tags of a site: the list, and beside it what is open. */
export function TagsScreen() {
  const { say } = useWords()
  const appId = useAppId()
  const navigate = useNavigate()
  const { tagId } = useParams({ strict: false })
  return (
    <OnePane
      open={tagId}
      text={say(LIST)}
      link={(slot) => <Link {...slot} to="/tag/app/$appId/tags" params={{ appId }} search={(kept) => kept} />}
      onOpen={(id) =>
        void navigate({ to: '/tag/app/$appId/tags/$tagId/edit', params: { appId, tagId: id }, search: (kept) => kept })
      }
    >
      <ListLayout section="tags" label={say(LABEL)} list={<TagList key={appId} appId={appId} />}>
        <Outlet />
      </ListLayout>
    </OnePane>
  )
}
