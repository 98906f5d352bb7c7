import { createFileRoute } from '@tanstack/react-router'
import { SETTINGS_PAGES } from '#data/addresses/settings-pages.ts'
import { ImportScreen } from '#features/settings/import/import-screen.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/settings/import')({
  staticData: { page: SETTINGS_PAGES.import.name },
  component: ImportScreen,
})
