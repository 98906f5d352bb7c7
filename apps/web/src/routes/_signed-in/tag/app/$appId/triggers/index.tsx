import { createFileRoute } from '@tanstack/react-router'
import { NoTrigger } from '#features/triggers/list/no-trigger.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/triggers/')({ component: NoTrigger })
