import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { installation } from '@waymark/api-client/endpoints'
import { ALONE } from '@waymark/api-client/session'
import { APP, debugVersion, generatedSession, openDebugger } from '@waymark/debugger-core/testing'
import type { DebugEvent } from '@waymark/domain/debug-protocol'
import { ContentSheet, Shell } from '@waymark/ui/layout'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { createQueries } from '#data/api/api.ts'
import type { Connection } from '#data/debugging/connection.ts'
import { connectionOf } from '#data/debugging/start-connection.ts'
import { createSession } from '#data/session/session.ts'
import { AppToasts } from '#data/toasts/use-toasts.tsx'
import { ConnectionNote } from '#features/debugger/connection/connection-note.tsx'
import { Debugger } from '#features/debugger/debugger.tsx'
import { viewStoreOf } from '#features/debugger/use-debugger.ts'
import type { View } from '#features/debugger/view.ts'
import { northwind } from '#testing/northwind.ts'
import { storyI18n } from '#testing/story-language.ts'

/** A site and a clock that a story moves by hand. */
export type Site = ReturnType<typeof openDebugger>

const NOW = Date.UTC(2025, 6, 14, 14, 33, 8)
const server = () =>
  northwind().on(installation.code, () => ({
    body: {
      data: {
        id: APP.id,
        type: 'installation_code',
        attributes: { snippet: `<script async src="https://waymark.example/containers/${APP.id}.js"></script>` },
      },
    },
  }))
const Content = createContext<ReactNode>(null)
const router = () =>
  createRouter({
    routeTree: createRootRoute({ component: () => use(Content) }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })

export interface HeldDebuggerProps {
  /** What has happened before the story begins. */
  play: (site: Site) => Promise<unknown>
  /** What is looked at. */
  view?: Partial<View>
  /** Whether it is a shared session, which has no way into the product. */
  shared?: boolean
}

/** The debugger over a site that a story plays. */
export function DebuggerFixture({ play, view, shared = false }: HeldDebuggerProps) {
  const [connection, setConnection] = useState<Connection | null>(null)
  const [made] = useState(() => ({
    queries: createQueries(createSession(server().fetch, ALONE).client),
    router: router(),
  }))
  useEffect(() => {
    const site = openDebugger()
    const connection = connectionOf(site.actor, { app: APP, now: () => NOW })
    if (view) viewStoreOf(connection).set(view)
    void play(site).then(() => setConnection(connection))
    return () => connection.stop()
  }, [play, view])
  const content = connection ? (
    <>
      <Debugger
        connection={connection}
        site={shared ? null : { id: APP.id, name: 'Northwind Outdoor' }}
        initialUrl={null}
      />
      <ConnectionNote connection={connection} alerted />
    </>
  ) : (
    <ContentSheet>{null}</ContentSheet>
  )
  return (
    <I18nProvider i18n={storyI18n}>
      <QueryClientProvider client={made.queries}>
        <Content value={<Shell skipLabel="Skip to content">{content}</Shell>}>
          <RouterProvider router={made.router as never} />
        </Content>
        <AppToasts />
      </QueryClientProvider>
    </I18nProvider>
  )
}

/** Connects, and lets the site send what happened in a generated session. */
export async function played(
  site: Site,
  amounts: Parameters<typeof generatedSession>[0] = { tags: 38, variables: 61, groups: 4, events: 24 },
): Promise<readonly DebugEvent[]> {
  const { version, events } = generatedSession(amounts)
  site.answerVersion(async () => ({ ok: true, version: debugVersion(version) }))
  await site.connected()
  for (const event of events) await site.receive('event', event)
  return events
}
