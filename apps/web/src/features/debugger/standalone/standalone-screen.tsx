import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { UNPUBLISHED_CHANGES } from '@waymark/domain/version'
import { useEffect, useState } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { debugFileQuery, versionsOfFile } from '#data/debug-versions.ts'
import type { Connection } from '#data/debugging/connection.ts'
import { createDebugging } from '#data/debugging/debugging.ts'
import { DebuggingContext, useConnection, useConnectionState } from '#data/debugging/use-debugging.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ConnectSkeleton } from '../connect/connect-skeleton.tsx'
import { ConnectionNote } from '../connection/connection-note.tsx'
import { startHere } from '../connection/start.ts'
import { useEmitted } from '../connection/use-emitted.ts'
import { Debugger } from '../debugger.tsx'
import { sharedFile } from './shared-file.ts'
import { SharedFrame, SharedSplash } from './shared-frame.tsx'

const route = getRouteApi('/tag/standalone-debug')

/** A debug session from a shared link: the draft comes from the file in the link. */
export function StandaloneScreen() {
  const { t } = useI18n()
  const queries = useQueryClient()
  const search = route.useSearch()
  const { file, initialUrl } = sharedFile(search)
  const { data: app } = useSuspenseQuery(debugFileQuery(file))
  const [debugging] = useState(() =>
    createDebugging(async (site, early) =>
      startHere(site, early, {
        readVersion: versionsOfFile(queries, file, t(UNPUBLISHED_CHANGES)),
        debuggerPath: location.pathname + location.search,
        t,
      }),
    ),
  )
  useEffect(() => debugging.listen(window), [debugging])
  useEffect(() => trackUsage({ category: 'debugger', action: 'viewed' }), [])
  return (
    <SharedFrame>
      <DebuggingContext value={debugging}>
        <Shared app={app} initialUrl={initialUrl} />
      </DebuggingContext>
    </SharedFrame>
  )
}

interface SharedProps {
  app: { readonly id: string; readonly urls: readonly string[] }
  initialUrl: string | null
}

function Shared({ app, initialUrl }: SharedProps) {
  const connection = useConnection(app)
  if (!connection) return <ConnectSkeleton shares={false} />
  return <SharedSession connection={connection} initialUrl={initialUrl} />
}

function SharedSession({ connection, initialUrl }: { connection: Connection; initialUrl: string | null }) {
  useEmitted(connection)
  useConfirmUnload(useConnectionState(connection, ({ status }) => status === 'connected'))
  const failure = useConnectionState(connection, ({ snapshot }) => snapshot.context.versionFailure?.kind)
  if (failure === 'link-deleted' || failure === 'link-expired')
    return <SharedSplash which={failure} titleRef={focusTitle} />
  return (
    <>
      <Debugger connection={connection} site={null} initialUrl={initialUrl} />
      <ConnectionNote connection={connection} alerted />
    </>
  )
}

/** The focused element has been removed with the session. */
const focusTitle = (title: HTMLElement | null) => title?.focus()

/** Lets the browser show its question before the page is unloaded. */
function useConfirmUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [active])
}
