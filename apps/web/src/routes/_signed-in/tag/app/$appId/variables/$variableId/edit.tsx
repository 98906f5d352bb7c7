import { createFileRoute } from '@tanstack/react-router'
import { VariableEditor } from '../../../../../../../features/variables/editor/variable-editor.tsx'
import { VariableFailed } from '../../../../../../../features/variables/editor/variable-failed.tsx'
import { VariableLoading } from '../../../../../../../features/variables/editor/variable-loading.tsx'
import { variableQuery } from '../../../../../../../queries/variable-list.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/variables/$variableId/edit')({
  loader: ({ context: { queries }, params: { appId, variableId } }) =>
    queries.ensureQueryData(variableQuery(appId, variableId)),
  pendingComponent: VariableLoading,
  errorComponent: VariableFailed,
  component: () => <VariableEditor {...Route.useParams()} />,
})
