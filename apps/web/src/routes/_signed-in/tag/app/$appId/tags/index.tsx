import { createFileRoute } from '@tanstack/react-router'
import { NoTag } from '#features/tags/list/tag-list.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/tags/')({ component: NoTag })
