import { createFileRoute } from '@tanstack/react-router'
import { TABS } from '../../../../../../words/tabs.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/tags')({ staticData: { tab: TABS.tags } })
