import type { Hono } from 'hono'
import { mountUsers } from '#access/people-routes.ts'
import { mountAccess } from '#access/rights-routes.ts'
import { mountSession } from '#access/session-routes.ts'
import { mountDebugLinks } from '#containers/debug-links.ts'
import { mountContainers } from '#containers/routes.ts'
import { type Api, type ApiEnv, createApi } from '#http/api.ts'
import { mountPages } from '#http/pages/mount-pages.ts'
import { mountStatic } from '#http/pages/static-routes.ts'
import { mountTags } from '#items/tags/routes.ts'
import { mountTriggers } from '#items/triggers/routes.ts'
import { mountVariables } from '#items/variables/routes.ts'
import { mountOperations } from '#operations/routes.ts'
import { mountAccount } from '#sites/account-routes.ts'
import { mountDimensions } from '#sites/dimension-routes.ts'
import { mountMetaContent } from '#sites/meta-site-item-routes.ts'
import { mountMetaSites } from '#sites/meta-site-routes.ts'
import { mountApps } from '#sites/website-routes.ts'
import { mountVersions } from '#versions/routes.ts'
import type { Dependencies } from './dependencies.ts'

/** Adds a family of endpoints. */
export type Mount = (api: Api) => void

/** The whole server as a function from request to response. Nothing in it knows of ports, processes or environment. */
export function createApp(deps: Dependencies): Hono<ApiEnv> {
  const { api, routes } = createApi(deps)
  for (const mount of MOUNTS) mount(api)
  mountPages(routes, deps)
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
