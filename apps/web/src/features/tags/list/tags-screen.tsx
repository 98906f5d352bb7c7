import { msg } from '@waymark/domain/message'
import { ListScreen } from '#items/list/list-screen.tsx'
import { TagList } from './tag-list.tsx'

const REGION = msg('tags.region', 'List of tags')
const NAME = msg('tags.list', 'Tags')

/** The tags of a site: the list, and beside it what is open. */
export const TagsScreen = () => (
  <ListScreen kind="tag" region={REGION} name={NAME} list={(appId) => <TagList key={appId} appId={appId} />} />
)
