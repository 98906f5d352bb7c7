import { AddScreen } from '#items/wizard/add-screen.tsx'
import { NoTag } from '../list/tag-list.tsx'
import { AddTag } from './add-tag.tsx'

/** The wizard for a tag, over the list. */
export const AddTagScreen = () => (
  <AddScreen kind="tag" behind={<NoTag />} wizard={(appId, ends) => <AddTag key={appId} appId={appId} {...ends} />} />
)
