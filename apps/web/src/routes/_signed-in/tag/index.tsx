import { createFileRoute } from '@tanstack/react-router'
import { loadAnySite, NoSiteChosen } from '#features/sign-in/no-site-chosen.tsx'
import { toLastSite } from '#features/sign-in/to-last-site.ts'

export const Route = createFileRoute('/_signed-in/tag/')({
  beforeLoad: toLastSite,
  loader: ({ context: { queries } }) => loadAnySite(queries),
  component: NoSiteChosen,
})
