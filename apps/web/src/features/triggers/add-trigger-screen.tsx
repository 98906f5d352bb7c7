import TriggerWizard from '#items/trigger-form/wizard/trigger-wizard.tsx'
import { AddScreen } from '#items/wizard/add-screen.tsx'
import { NoTrigger } from './list/trigger-list.tsx'

/** The wizard for a trigger, over the list. */
export const AddTriggerScreen = () => (
  <AddScreen
    kind="trigger"
    behind={<NoTrigger />}
    wizard={(appId, ends) => <TriggerWizard key={appId} appId={appId} {...ends} />}
  />
)
