import { createFileRoute, redirect } from '@tanstack/react-router'
import { lastSite } from '#browser/persisted/last-site.ts'
import { loadAnySite, NoSiteChosen } from '#features/sign-in/no-site-chosen.tsx'

export const Route = createFileRoute('/_signed-in/tag/')({
  // The site opened last is opened again.
  beforeLoad: () => {
    const appId = lastSite.getSnapshot()
    if (appId) throw redirect({ to: '/tag/app/$appId', params: { appId }, replace: true })
  },
  loader: ({ context: { queries } }) => loadAnySite(queries),
  component: NoSiteChosen,
})
