import { createFileRoute } from '@tanstack/react-router'
import { ImportScreen } from '#features/settings/import/import-screen.tsx'
import { SETTINGS_PAGES } from '#features/settings/settings-pages.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/settings/import')({
  staticData: { page: SETTINGS_PAGES.import.name },
  component: ImportScreen,
})
