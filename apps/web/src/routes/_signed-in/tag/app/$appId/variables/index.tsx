import { createFileRoute } from '@tanstack/react-router'
import { NoVariable } from '#features/variables/list/variable-list.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/variables/')({ component: NoVariable })
