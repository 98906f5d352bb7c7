import { variables } from '@waymark/api-client/endpoints'
import type { Variable, VariableCreate } from '@waymark/domain/variable'
import { callEndpoint } from '#data/api/endpoint-query.ts'
import { staleByVariables } from '#data/api/keys.ts'
import { useAdd } from '#data/api/use-add.ts'
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
  const add = useAdd<VariableCreate & { readonly id: string }, Variable>(
    (queries) => ({
      create: async (data) =>
        (await callEndpoint(queries, variables.create, { params: { appId }, body: { data } })).data,
      read: async (variableId) => (await callEndpoint(queries, variables.one, { params: { appId, variableId } })).data,
      change: (variableId, data) =>
        callEndpoint(queries, variables.change, { params: { appId, variableId }, body: { data } }),
    }),
    staleByVariables(appId),
  )
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
