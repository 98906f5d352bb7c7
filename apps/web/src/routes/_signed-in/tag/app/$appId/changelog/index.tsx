import { createFileRoute } from '@tanstack/react-router'
import { NoVersion } from '#features/versions/list/no-version.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/changelog/')({ component: NoVersion })
