import type { Hono } from 'hono'
import { type Api, type ApiEnv, createApi } from './http/api.ts'
import { mountPages } from './pages/mount-pages.ts'
import { mountAccess } from './routes/access/routes.ts'
import { mountAccount } from './routes/account/routes.ts'
import { mountApps } from './routes/apps/routes.ts'
import { mountContainers } from './routes/containers/routes.ts'
import { mountDebugLinks } from './routes/debug-links/routes.ts'
import { mountDimensions } from './routes/dimensions/routes.ts'
import { mountMetaContent } from './routes/meta-content/routes.ts'
import { mountMetaSites } from './routes/meta-sites/routes.ts'
import { mountOperations } from './routes/operations/routes.ts'
import { mountSession } from './routes/session/routes.ts'
import { mountStatic } from './routes/static/routes.ts'
import { mountTags } from './routes/tags/routes.ts'
import { mountTriggers } from './routes/triggers/routes.ts'
import { mountUsers } from './routes/users/routes.ts'
import { mountVariables } from './routes/variables/routes.ts'
import { mountVersions } from './routes/versions/routes.ts'
import type { World } from './world.ts'

/** Adds a family of endpoints. */
export type Mount = (api: Api) => void

/** The whole server as a function from request to response. Nothing in it knows of ports, processes or environment. */
export function createApp(world: World): Hono<ApiEnv> {
  const { api, routes } = createApi(world)
  for (const mount of MOUNTS) mount(api)
  mountPages(routes, world)
  return routes
}

const MOUNTS: readonly Mount[] = [
  mountSession,
  mountStatic,
  mountUsers,
  mountAccess,
  mountAccount,
  mountDimensions,
  mountApps,
  mountMetaSites,
  mountVersions,
  mountOperations,
  mountDebugLinks,
  mountContainers,
  mountMetaContent,
  mountTags,
  mountTriggers,
  mountVariables,
]
