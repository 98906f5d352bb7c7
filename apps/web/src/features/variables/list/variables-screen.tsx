import { msg } from '@waymark/domain/message'
import { ListScreen } from '#items/list/list-screen.tsx'
import { VariableList } from './variable-list.tsx'

const REGION = msg('variables.region', 'List of variables')
const NAME = msg('variables.list', 'Variables')

/** The variables of a site: the list, and beside it what is open. */
export const VariablesScreen = () => (
  <ListScreen
    kind="variable"
    region={REGION}
    name={NAME}
    list={(appId) => <VariableList key={appId} appId={appId} />}
  />
)
