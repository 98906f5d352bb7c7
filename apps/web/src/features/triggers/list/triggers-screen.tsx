import { msg } from '@waymark/domain/message'
import { ListScreen } from '#items/list/list-screen.tsx'
import { TriggerList } from './trigger-list.tsx'

const REGION = msg('triggers.region', 'List of triggers')
const NAME = msg('triggers.list', 'Triggers')

/** The triggers of a site: the list, and beside it what is open. */
export const TriggersScreen = () => (
  <ListScreen kind="trigger" region={REGION} name={NAME} list={(appId) => <TriggerList key={appId} appId={appId} />} />
)
