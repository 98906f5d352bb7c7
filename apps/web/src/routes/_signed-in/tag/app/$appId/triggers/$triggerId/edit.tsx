import { createFileRoute } from '@tanstack/react-router'
import { TriggerEditor } from '../../../../../../../features/triggers/editor/trigger-editor.tsx'
import { TriggerFailed } from '../../../../../../../features/triggers/editor/trigger-failed.tsx'
import { TriggerLoading } from '../../../../../../../features/triggers/editor/trigger-loading.tsx'
import { triggerQuery } from '../../../../../../../queries/trigger-one.ts'
import { variableNamesQuery } from '../../../../../../../queries/variable-names.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/triggers/$triggerId/edit')({
  loader: ({ context: { queries }, params: { appId, triggerId } }) => {
    void queries.prefetchQuery(variableNamesQuery(appId))
    return queries.ensureQueryData(triggerQuery(appId, triggerId))
  },
  pendingComponent: TriggerLoading,
  errorComponent: TriggerFailed,
  component: () => <TriggerEditor {...Route.useParams()} />,
})
