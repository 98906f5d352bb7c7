import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Message } from '@waymark/domain/message'
import type { RouterContext } from '#data/router-context.ts'
import { RootLayout } from './root-layout.tsx'
import { routeTree } from './routeTree.gen.ts'

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    InnerWrap: RootLayout,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    scrollRestoration: false,
  })
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
