import { operations as endpoints } from '@waymark/api-client/endpoints'
import { and, eq, ne } from 'drizzle-orm'
import { operations } from '#database/tables/index.ts'
import type { Api } from '#http/api.ts'
import { serve } from '#http/serve.ts'
import { presentOperation } from './operation.ts'

/** Operations to be followed to their end. */
export function mountOperations(api: Api): void {
  serve(api, endpoints.one, {
    async find({ deps, site, params }) {
      const [row] = await deps.db
        .select()
        .from(operations)
        .where(
          and(
            eq(operations.siteId, site.id),
            eq(operations.id, params.operationId),
            ne(operations.operationType, 'rebuild/artifact'),
          ),
        )
      return row
    },
    handle: ({ found }) => ({ data: presentOperation(found) }),
  })
}
