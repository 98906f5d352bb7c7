import type { QueryClient } from '@tanstack/react-query'
import type { DebuggedApp } from '@waymark/debugger-core/connection'
import { versionsOfSite } from '#data/debug-versions.ts'
import type { Connection } from '#data/debugging/connection.ts'
import type { Translate } from '#i18n/use-i18n.ts'
import { startHere } from './start.ts'

/** Starts a connection in the signed-in product; the version comes from the API. */
export const startForSite = (
  app: DebuggedApp,
  early: readonly MessageEvent[],
  { queries, draftName, t }: { queries: QueryClient; draftName: string; t: Translate },
): Connection =>
  startHere(app, early, {
    readVersion: versionsOfSite(queries, draftName),
    debuggerPath: `/tag/app/${app.id}/debug`,
    t,
  })
