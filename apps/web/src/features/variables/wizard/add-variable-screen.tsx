import { AddScreen } from '#items/wizard/add-screen.tsx'
import { NoVariable } from '../list/variable-list.tsx'
import { AddVariable } from './add-variable.tsx'

/** The wizard for a variable, over the list. */
export const AddVariableScreen = () => (
  <AddScreen
    kind="variable"
    behind={<NoVariable />}
    wizard={(appId, ends) => <AddVariable key={appId} appId={appId} {...ends} />}
  />
)
