import { redirect } from '@tanstack/react-router'
import { lastSite } from '#browser/persisted/last-site.ts'

/** Without a site in the address the one opened last is opened again. */
export function toLastSite(): void {
  const appId = lastSite.getSnapshot()
  if (appId) throw redirect({ to: '/tag/app/$appId', params: { appId }, replace: true })
}
