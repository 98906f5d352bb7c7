import { createFileRoute } from '@tanstack/react-router'
import { ItemFailed } from '../../../../../../../features/edit-screen/item-failed.tsx'
import { ItemLoading } from '../../../../../../../features/edit-screen/item-loading.tsx'
import { VariableEditor } from '../../../../../../../features/variables/editor/variable-editor.tsx'
import { variableQuery } from '../../../../../../../queries/variable-list.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/variables/$variableId/edit')({
  loader: ({ context: { queries }, params: { appId, variableId } }) =>
    queries.ensureQueryData(variableQuery(appId, variableId)),
  pendingComponent: () => <ItemLoading kind="variable" />,
  errorComponent: ({ error }) => <ItemFailed kind="variable" error={error} />,
  component: () => <VariableEditor {...Route.useParams()} />,
})
