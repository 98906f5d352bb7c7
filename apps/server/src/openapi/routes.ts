import type { Hono } from 'hono'
import type { ApiEnv } from '#http/api.ts'
import { sendPage } from '#http/pages/pages.ts'
import type { Settings } from '#settings.ts'
import { openApiDocument } from './document.ts'
import { apiPage } from './page.ts'

/** The description of the API: for programs at `/openapi.json`, to read at `/api-docs`. */
export function mountOpenApi(routes: Hono<ApiEnv>, settings: Settings): void {
  let document: string | undefined
  routes.get('/openapi.json', (c) => {
    document ??= JSON.stringify(openApiDocument(settings.origin))
    return c.body(document, 200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' })
  })
  routes.get('/api-docs', (c) => sendPage(c, settings, apiPage()))
}
