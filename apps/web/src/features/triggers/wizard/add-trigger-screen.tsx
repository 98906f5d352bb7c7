import { Navigate, useNavigate } from '@tanstack/react-router'
import { useAppId, useCan } from '../../../queries/known.ts'
import TriggerWizard from '../../../trigger-form/wizard/trigger-wizard.tsx'
import { NoTrigger } from '../list/no-trigger.tsx'

/** The wizard over the empty content; people who may not add triggers are led back to the list. Afterwards the new trigger is open. */
export function AddTriggerScreen() {
  const appId = useAppId()
  const edit = useCan('edit')
  const navigate = useNavigate()
  if (!edit.allowed) return <Navigate to="/tag/app/$appId/triggers" params={{ appId }} replace />
  return (
    <>
      <NoTrigger />
      <TriggerWizard
        key={appId}
        appId={appId}
        onLeft={() =>
          void navigate({
            to: '/tag/app/$appId/triggers',
            params: { appId },
            search: (kept) => kept,
            ignoreBlocker: true,
          })
        }
        onSaved={({ id }) =>
          void navigate({
            to: '/tag/app/$appId/triggers/$triggerId/edit',
            params: { appId, triggerId: id },
            search: (kept) => kept,
            ignoreBlocker: true,
          })
        }
      />
    </>
  )
}
