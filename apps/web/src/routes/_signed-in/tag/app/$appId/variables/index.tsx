import { createFileRoute } from '@tanstack/react-router'
import { NoVariable } from '#features/variables/list/no-variable.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/variables/')({ component: NoVariable })
