import type { Hono } from 'hono'
import { type Api, type ApiEnv, createApi } from './http/api.ts'
import type { World } from './world.ts'

/** Adds a family of endpoints. */
export type Mount = (api: Api) => void

/** The whole server as a function from request to response. Nothing in it knows of ports, processes or environment. */
export function createApp(world: World): Hono<ApiEnv> {
  const { api, routes } = createApi(world)
  for (const mount of MOUNTS) mount(api)
  return routes
}

const MOUNTS: readonly Mount[] = []
