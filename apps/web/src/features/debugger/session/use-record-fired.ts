import { useQueryClient } from '@tanstack/react-query'
import { can } from '@waymark/domain/permission'
import { useEffect } from 'react'
import { useChange } from '#data/api/change.ts'
import { changeInstallation, installationQuery } from '#data/installation.ts'
import { accessQuery } from '#data/sites.ts'
import { useDebugger, useDebuggerState } from '../use-debugger.ts'

/** Records once for a website that a tag was seen to fire, which ends its first steps. Not in a shared session. */
export function useRecordFired(): void {
  const appId = useDebugger().site?.id
  const queries = useQueryClient()
  const { mutate } = useChange(changeInstallation)
  const fired = useDebuggerState(({ snapshot }) =>
    snapshot.context.timeline.pages.some(({ events }) => events.some((event) => event.fired.length > 0)),
  )
  useEffect(() => {
    if (!fired || appId === undefined) return
    const record = async () => {
      if (!can(await queries.ensureQueryData(accessQuery(appId)), 'edit').allowed) return
      const state = await queries.fetchQuery(installationQuery(appId))
      if (state.fired_at !== null || state.dismissed) return
      mutate({
        params: { appId },
        body: { data: { type: 'installation', attributes: { fired: true } } },
      })
    }
    // The session goes on without it.
    record().catch(() => undefined)
  }, [fired, appId, queries, mutate])
}
