import { createFileRoute } from '@tanstack/react-router'
import { NoMetaSite } from '#features/meta-setup/list/no-meta-site.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/meta-setup/')({ component: NoMetaSite })
