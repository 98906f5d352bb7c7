import type { Hono } from 'hono'
import type { ApiEnv } from '#http/api.ts'
import { sendPage } from '#http/pages/pages.ts'
import type { Settings } from '#settings.ts'
import { openApiDocument } from './document.ts'
import { apiPage } from './page.ts'

/** The description of the API: for programs at `/openapi.json`, to read at `/api-docs`. */
export function mountOpenApi(routes: Hono<ApiEnv>, settings: Settings): void {
  let description: ReturnType<typeof openApiDocument> | undefined
  const describe = () => {
    description ??= openApiDocument(settings.origin)
    return description
  }
  routes.get('/openapi.json', (c) => {
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' }
    return c.body(JSON.stringify(describe()), 200, headers)
  })
  routes.get('/api-docs', (c) => sendPage(c, settings, apiPage(describe())))
}
