import { staleByVariables } from '#data/api/keys.ts'
import { useAdd } from '#data/api/use-add.ts'
import { ITEM_CALLS } from '#data/item-calls.ts'
import { AddWizard } from '#items/wizard/add-wizard.tsx'
import { ChooseType } from './choose-type.tsx'
import { WIZARD } from './wizard-messages.ts'

const loadFormStep = () => import('./fill-variable.tsx').then(({ FORM_STEP }) => FORM_STEP)

/** Adds a variable in two steps. */
export function AddVariable({
  appId,
  ...ends
}: {
  appId: string
  onLeft: () => void
  onSaved: (variable: { readonly id: string }) => void
}) {
  const add = useAdd((queries) => ITEM_CALLS.variable(queries, appId), staleByVariables(appId))
  return (
    <AddWizard
      {...ends}
      appId={appId}
      action="add-variable"
      messages={WIZARD}
      restoreKey={`add-variable:${appId}`}
      choosesAlone
      loadFormStep={loadFormStep}
      save={add}
      choose={(step) => <ChooseType {...step} />}
    />
  )
}
