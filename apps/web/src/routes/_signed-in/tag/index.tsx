import { createFileRoute } from '@tanstack/react-router'
import { NoSiteChosen } from '../../../features/entrance/no-site-chosen.tsx'
import { toLastSite } from '../../../features/entrance/to-last-site.ts'

export const Route = createFileRoute('/_signed-in/tag/')({
  beforeLoad: toLastSite,
  component: NoSiteChosen,
})
