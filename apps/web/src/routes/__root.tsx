import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '#data/router-context.ts'
import { NotFound } from '#items/load-failures/not-found.tsx'
import { ServerError } from '#items/load-failures/server-error.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  notFoundComponent: NotFound,
  errorComponent: ServerError,
})
