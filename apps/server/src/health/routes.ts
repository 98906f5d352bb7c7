import { health } from '@waymark/api-client/endpoints'
import type { Api } from '#http/api.ts'
import { reply } from '#http/reply.ts'
import { serve } from '#http/serve.ts'
import { checkReadiness } from './readiness.ts'

const UNCACHED = { 'Cache-Control': 'no-store' } as const

/** For load balancers and process managers: whether the process runs, and whether it can do its work. */
export function mountHealth(api: Api): void {
  serve(api, health.process, () => reply(200, { status: 'ok' }, UNCACHED))

  serve(api, health.ready, async ({ deps }) => {
    const readiness = await checkReadiness(deps)
    return readiness.status === 'ready'
      ? reply(200, readiness, UNCACHED)
      : reply(503, readiness, { ...UNCACHED, 'Retry-After': '5' })
  })
}
