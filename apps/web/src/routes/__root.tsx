import { createRootRouteWithContext } from '@tanstack/react-router'
import { Root } from '../frame/root.tsx'
import type { RouterContext } from '../router.ts'
import { NotFound } from '../screens/not-found.tsx'
import { ServerError } from '../screens/server-error.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: ServerError,
})
