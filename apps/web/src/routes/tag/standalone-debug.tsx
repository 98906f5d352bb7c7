import { createFileRoute } from '@tanstack/react-router'
import { debugFileQuery } from '#data/debug-versions.ts'
import { StandaloneSearch } from '#features/debugger/standalone/search.ts'
import { sharedFile } from '#features/debugger/standalone/shared-file.ts'
import { StandaloneFailed } from '#features/debugger/standalone/standalone-failed.tsx'
import { StandaloneScreen } from '#features/debugger/standalone/standalone-screen.tsx'
import { TABS } from '#i18n/tabs.ts'

export const Route = createFileRoute('/tag/standalone-debug')({
  staticData: { tab: TABS.debug },
  validateSearch: StandaloneSearch,
  loaderDeps: ({ search }) => search,
  // Split off, so that the reader of debug links does not weigh on every first screen.
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context: { queries }, deps }) => queries.ensureQueryData(debugFileQuery(sharedFile(deps).file)),
  errorComponent: StandaloneFailed,
  component: StandaloneScreen,
})
