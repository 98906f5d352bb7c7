import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Message } from '@waymark/domain/message'
import { nextPaint } from './later/next-paint.ts'
import { routeTree } from './routeTree.gen.ts'
import type { Session } from './session/session.ts'
import type { Speak } from './words/locale.ts'

/** What loaders may use. */
export interface RouterContext {
  queries: QueryClient
  session: Session
  speak: Speak
}

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    scrollRestoration: false,
  })
  // Another screen is work: what was pressed to get there shows that first.
  const { navigate } = router
  router.navigate = async (to) => {
    await nextPaint()
    return navigate(to)
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The tab this route belongs to, for the document title. */
    tab?: Message
    /** The page's own part of the title where it is always the same; others call `usePageTitle`. */
    page?: Message
  }
}
