import { Navigate } from '@tanstack/react-router'
import { useAppId, useCan } from '../../../queries/known.ts'
import { NoTag } from '../list/no-tag.tsx'
import { AddTag } from './add-tag.tsx'

/** The wizard over the empty content; people who may not add tags are led back to the list. */
export function AddTagScreen() {
  const appId = useAppId()
  const edit = useCan('edit')
  if (!edit.allowed) return <Navigate to="/tag/app/$appId/tags" params={{ appId }} replace />
  return (
    <>
      <NoTag />
      <AddTag key={appId} appId={appId} />
    </>
  )
}
