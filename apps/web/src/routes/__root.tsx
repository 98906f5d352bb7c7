import { createRootRouteWithContext } from '@tanstack/react-router'
import { nextPaint } from '#browser/next-paint.ts'
import type { RouterContext } from '#data/router-context.ts'
import { NotFound } from '#items/load-failures/not-found.tsx'
import { ServerError } from '#items/load-failures/server-error.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  // The press that leads to another screen is answered before that screen is drawn, which may take longer than a frame.
  beforeLoad: ({ cause, matches }): Promise<void> | undefined =>
    cause === 'stay' && matches.some((match) => match.cause === 'enter') ? nextPaint() : undefined,
  notFoundComponent: NotFound,
  errorComponent: ServerError,
})
