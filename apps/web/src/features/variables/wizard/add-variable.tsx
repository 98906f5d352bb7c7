import { useChange } from '#data/change.ts'
import { createVariable } from '#data/variables.ts'
import { AddWizard } from '#items/wizard/add-wizard.tsx'
import { ChooseType } from './choose-type.tsx'
import { variableFilling } from './variable-filling.tsx'
import { WIZARD } from './wizard-messages.ts'

/** Adds a variable in two steps. */
export function AddVariable({
  appId,
  ...ends
}: {
  appId: string
  onLeft: () => void
  onSaved: (variable: { readonly id: string }) => void
}) {
  const { mutateAsync } = useChange(createVariable)
  return (
    <AddWizard
      {...ends}
      appId={appId}
      action="add-variable"
      messages={WIZARD}
      choosesAlone
      filling={variableFilling}
      save={async (data) => (await mutateAsync({ params: { appId }, body: { data } })).data}
      choose={(step) => <ChooseType {...step} />}
    />
  )
}
