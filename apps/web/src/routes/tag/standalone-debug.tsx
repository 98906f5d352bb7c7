import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { debugFileQuery } from '#data/debug-versions.ts'
import { sharedFile } from '#features/debugger/standalone/shared-file.ts'
import { StandaloneFailed } from '#features/debugger/standalone/standalone-failed.tsx'
import { StandaloneScreen } from '#features/debugger/standalone/standalone-screen.tsx'
import { TABS } from '#i18n/tabs.ts'
import { lenient } from '#items/list/list-search-params.ts'

const text = lenient(v.pipe(v.string(), v.maxLength(8192)))

export const Route = createFileRoute('/tag/standalone-debug')({
  staticData: { tab: TABS.debug },
  // The address of the shared file in base64, and the page to open.
  validateSearch: v.object({ debugFileUrl: text, initialUrl: text }),
  loaderDeps: ({ search }) => search,
  // Split off, so that the reader of debug links does not weigh on every first screen.
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context: { queries }, deps }) => queries.ensureQueryData(debugFileQuery(sharedFile(deps).file)),
  errorComponent: StandaloneFailed,
  component: StandaloneScreen,
})
