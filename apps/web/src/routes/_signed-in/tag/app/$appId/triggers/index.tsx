import { createFileRoute } from '@tanstack/react-router'
import { NoTrigger } from '#features/triggers/list/trigger-list.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/triggers/')({ component: NoTrigger })
