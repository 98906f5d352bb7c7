import { createRootRouteWithContext } from '@tanstack/react-router'
import { nextPaint } from '#browser/next-paint.ts'
import type { RouterContext } from '#data/router-context.ts'
import { NotFound } from '#items/load-failures/not-found.tsx'
import { ServerError } from '#items/load-failures/server-error.tsx'

/** The paths of the screen that was opened last: its own and those of the screens around it. */
let paths: readonly string[] = []

export const Route = createRootRouteWithContext<RouterContext>()({
  // Lets the browser paint the pressed control before another screen or item is rendered, which may take longer than a frame.
  beforeLoad: ({ cause, matches }): Promise<void> | undefined => {
    if (cause === 'preload') return
    const isAnother = matches.some((match) => match.cause === 'enter' || !paths.includes(match.pathname))
    paths = matches.map(({ pathname }) => pathname)
    return cause === 'stay' && isAnother ? nextPaint() : undefined
  },
  notFoundComponent: NotFound,
  errorComponent: ServerError,
})
