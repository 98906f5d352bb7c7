import { createFileRoute } from '@tanstack/react-router'
import { ItemFailed } from '../../../../../../../features/edit-screen/item-failed.tsx'
import { ItemLoading } from '../../../../../../../features/edit-screen/item-loading.tsx'
import { TriggerEditor } from '../../../../../../../features/triggers/editor/trigger-editor.tsx'
import { triggerQuery } from '../../../../../../../queries/trigger-one.ts'
import { variableNamesQuery } from '../../../../../../../queries/variable-names.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/triggers/$triggerId/edit')({
  loader: ({ context: { queries }, params: { appId, triggerId } }) => {
    void queries.prefetchQuery(variableNamesQuery(appId))
    return queries.ensureQueryData(triggerQuery(appId, triggerId))
  },
  pendingComponent: () => <ItemLoading kind="trigger" />,
  errorComponent: ({ error }) => <ItemFailed kind="trigger" error={error} />,
  component: () => <TriggerEditor {...Route.useParams()} />,
})
