import { eq } from 'drizzle-orm'
import { visibleSite } from '#access/rights.ts'
import { changesBetween } from '#audit/record-audit.ts'
import { findVersion } from '#database/find-version.ts'
import { readSnapshot } from '#database/read-snapshot.ts'
import type { Items } from '#database/tables/content.ts'
import { importFiles, versions } from '#database/tables/index.ts'
import { readContent } from '#items/content-store.ts'
import {
  accepted,
  authorOf,
  type Job,
  type RunningJob,
  recordOperation,
  refuseDeleted,
  startOperation,
  storeOperation,
} from '#operations/operation.ts'
import { refuse } from '#refusal.ts'
import { writeDraft } from '#versions/draft.ts'
import { recordEvent } from '#webhooks/record-event.ts'
import { readFile } from './file/read-file.ts'
import { planTransfer } from './plan.ts'
import type { TransferCall } from './plan-types.ts'
import { countsOf, readTarget, transferSummary, writePlan } from './target.ts'

/** Stores the import of a version of another site that the user can see. */
export async function startImport({ deps, site, user, by }: TransferCall, sourceVersionId: string) {
  const [source] = await deps.db.select().from(versions).where(eq(versions.id, sourceVersionId))
  const from = source && (await visibleSite(deps.db, user, source.siteId))
  const draft = await findVersion(deps.db, site.id, 'draft')
  if (!from || !draft) {
    throw refuse('RELATED_RESOURCE_NOT_FOUND_ERROR', 'There is no such version', { field: ['data', 'id'] })
  }
  const parameters = { target_app_id: site.id, source_app_id: from.site.id, source_version_id: sourceVersionId }
  const id = await startOperation(deps, { siteId: site.id, type: 'import/version', parameters, author: user, by })
  return accepted('version', draft.id, id)
}

/** Stores the import of a file. All of it is checked first, so that an import that cannot succeed is refused at once. */
export async function startFileImport({ deps, site, user, by }: TransferCall, content: string) {
  readFile(content)
  const draft = await findVersion(deps.db, site.id, 'draft')
  if (!draft) throw refuse('NOT_FOUND_ERROR', 'The site has no draft')
  const fileId = deps.ids()
  const id = await deps.db.transaction(async (tx) => {
    await tx.insert(importFiles).values({ id: fileId, siteId: site.id, content, createdAt: deps.clock() })
    const parameters = { target_app_id: site.id, import_file_id: fileId }
    return storeOperation(deps, tx, { siteId: site.id, type: 'import/file', parameters, author: user, by })
  })
  deps.wake()
  return accepted('version', draft.id, id)
}

/** Imports a version of another site. */
export const importVersion: Job = async (job) => {
  const { source_app_id, source_version_id } = job.operation.parameters
  const items = await readSnapshot(job.deps.db, async (tx) => {
    const version = await findVersion(tx, String(source_app_id), String(source_version_id))
    return version && readContent(tx, version)
  })
  if (!items) throw refuseDeleted('version')
  await importItems(job, items)
}

/** Imports an uploaded file; the file itself is not needed afterwards. */
export const importFile: Job = async (job) => {
  const id = String(job.operation.parameters.import_file_id)
  const [file] = await job.deps.db.select().from(importFiles).where(eq(importFiles.id, id))
  if (!file) throw refuseDeleted('file')
  await importItems(job, readFile(file.content))
  await job.deps.db.delete(importFiles).where(eq(importFiles.id, id))
}

/** Adds items to the draft; nothing that exists there changes. */
const importItems = ({ deps, operation, complete }: RunningJob, items: Items) =>
  writeDraft(deps, operation.siteId, authorOf(operation), async (draft) => {
    const target = await readTarget(draft, items)
    const plan = planTransfer(items, target, { newId: draft.newId, priorities: 'keep unless the target has some' })
    await writePlan(draft, plan.add)
    const versionId = operation.parameters.source_version_id
    await recordOperation(draft.tx, deps, operation, {
      action: 'import.completed',
      changes: changesBetween({}, { source: versionId === undefined ? 'file' : 'version', ...addedBy(plan.lines) }),
    })
    await recordEvent(draft.tx, draft, 'import.completed', () => ({
      source: versionId === undefined ? 'file' : 'version',
      source_version_id: versionId === undefined ? null : String(versionId),
      ...countsOf(plan.lines),
    }))
    await complete(draft.tx, transferSummary(plan.lines))
  })

/** How many items of each kind an import has added. */
function addedBy(lines: Parameters<typeof countsOf>[0]) {
  const { tags, triggers, variables } = countsOf(lines)
  return { tags: tags.added, triggers: triggers.added, variables: variables.added }
}
