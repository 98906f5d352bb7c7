import { newVariable, type VariableForm, type VariableType, variableCreate } from '@waymark/domain/variable'
import { changedVariableParts, createVariableForm, placeOfVariable } from '@waymark/forms/models/variable'
import { useChange } from '../../../queries/change.ts'
import { createVariable } from '../../../queries/variable-changes.ts'
import { AddWizard } from '../../../wizard/add-wizard.tsx'
import { ChooseType } from './choose-type.tsx'
import { FillVariable, loadVariableSettings } from './fill-variable.tsx'

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
    <AddWizard<VariableType, VariableForm, { readonly id: string }>
      {...ends}
      deed="add-variable"
      open={(type) => createVariableForm(newVariable(type))}
      save={async (_type, values) =>
        (await mutateAsync({ params: { appId }, body: { data: variableCreate(values) } })).data
      }
      placeOf={(_type, values, steps) => placeOfVariable(values, steps)}
      changedParts={(_type, from, to) => changedVariableParts(from, to)}
      prefetch={loadVariableSettings}
      choose={(step) => <ChooseType {...step} />}
      fill={(type, step) => <FillVariable appId={appId} type={type} {...step} />}
    />
  )
}
