import type { Database } from '#database/database.ts'
import { operations } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Author } from '#versions/record-changes.ts'
import type { JobType } from './job.ts'

/** What is to be done. `parameters` are shown to whoever follows the operation, `input` is for the server alone. */
export interface Assignment {
  siteId: string
  type: JobType
  parameters: Record<string, unknown>
  input?: Record<string, unknown>
  author: Author
}

/**
 * Stores an operation and gives its id. Once this has been committed the operation will end, whatever happens to the
 * process. Call `deps.wake()` after the commit so that it begins at once.
 */
export async function startOperation(
  deps: Pick<Dependencies, 'clock' | 'ids'>,
  tx: Database,
  { siteId, type, parameters, input = {}, author }: Assignment,
): Promise<string> {
  const id = deps.ids()
  const at = deps.clock()
  await tx.insert(operations).values({
    id,
    siteId,
    operationType: type,
    state: 'created',
    parameters,
    summary: {},
    input,
    userId: author.id,
    userEmail: author.email,
    createdAt: at,
    updatedAt: at,
  })
  return id
}
