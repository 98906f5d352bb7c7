import { Navigate } from '@tanstack/react-router'
import { useAppId, useCan } from '../../../queries/known.ts'
import { NoVariable } from '../list/no-variable.tsx'
import { AddVariable } from './add-variable.tsx'

/** The wizard over the empty content; people who may not add variables are led back to the list. */
export function AddVariableScreen() {
  const appId = useAppId()
  const edit = useCan('edit')
  if (!edit.allowed) return <Navigate to="/tag/app/$appId/variables" params={{ appId }} replace />
  return (
    <>
      <NoVariable />
      <AddVariable key={appId} appId={appId} />
    </>
  )
}
