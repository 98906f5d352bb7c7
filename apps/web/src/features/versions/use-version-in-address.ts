import { useParams } from '@tanstack/react-router'

/** The site and the version in the address; only for the screens of one version. */
export function useVersionInAddress(): { appId: string; versionId: string } {
  const { appId, versionId } = useParams({ strict: false })
  if (appId === undefined) throw new Error('App context not available')
  if (versionId === undefined) throw new Error('No version selected')
  return { appId, versionId }
}
