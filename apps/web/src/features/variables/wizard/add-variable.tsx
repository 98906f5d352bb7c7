import { newVariable, type VariableForm, type VariableType, variableCreate } from '@waymark/domain/variable'
import { createVariableForm } from '@waymark/forms/models/variable'
import { useChange } from '#data/change.ts'
import { createVariable } from '#data/variables.ts'
import { AddWizard, type Filling } from '#items/wizard/add-wizard.tsx'
import { ChooseType } from './choose-type.tsx'
import { FillVariable } from './fill-variable.tsx'
import { WIZARD } from './wizard-messages.ts'

/** The second step of adding a variable. */
const FILLING: Filling<VariableType, VariableForm, ReturnType<typeof variableCreate>> = {
  open: (type) => createVariableForm(newVariable(type)),
  body: (_, values) => variableCreate(values),
  fill: (type, step) => <FillVariable {...step} type={type} />,
}

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
      filling={FILLING}
      save={async (data) => (await mutateAsync({ params: { appId }, body: { data } })).data}
      choose={(step) => <ChooseType {...step} />}
    />
  )
}
