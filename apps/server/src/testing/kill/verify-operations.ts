import { IMPORTED } from './content-writes.ts'
import type { KnownOperation, Ledger, OperationKind } from './ledger.ts'
import type { OperationEnd } from './operation-end.ts'
import { PUBLISHED_NAME, UNPUBLISHED_NAME } from './side-site.ts'
import type { FoundSite } from './verify.ts'

/** What is not what operations leave that have completed, or those that have failed and so changed nothing. */
export async function operationViolations(
  ledger: Ledger,
  sites: ReadonlyMap<string, FoundSite>,
  ends: ReadonlyMap<string, OperationEnd>,
): Promise<string[]> {
  const found: string[] = []
  for (const operation of ledger.operations) {
    const end = ends.get(operation.id)!
    const site = sites.get(operation.site)!
    const isRight = await CHECKS[operation.kind]({
      operation,
      end,
      isCompleted: end.state === 'completed',
      site,
      ledger,
      ends,
    })
    if (isRight) continue
    const { kind, subject } = operation
    found.push(`${kind} of ${subject} has ${end.state}, which is not what is found: ${JSON.stringify(end.summary)}`)
  }
  return found
}

interface Ended {
  readonly operation: KnownOperation
  readonly end: OperationEnd
  readonly isCompleted: boolean
  readonly site: FoundSite
  readonly ledger: Ledger
  readonly ends: ReadonlyMap<string, OperationEnd>
}

type Check = (ended: Ended) => boolean | Promise<boolean>

const hasTag = ({ lists }: FoundSite, name: string) => lists.tags.some(({ attributes }) => attributes.name === name)

const isStoppedAsAcknowledged: Check = ({ operation: { subject }, site, ledger, ends }) => {
  if (ledger.unanswered.has(subject)) return true
  const last = ledger.operations.findLast(({ id, kind, subject: tag }) => {
    return tag === subject && (kind === 'stop' || kind === 'resume') && ends.get(id)?.state === 'completed'
  })
  return site.stopped.includes(subject) === (last?.kind === 'stop')
}

/** The version that a publish of a draft has made. */
const madeBy = ({ summary }: OperationEnd): string | undefined =>
  summary?.versions.find(({ version_type }: { version_type: string }) => version_type === 'published')?.version_id

/**
 * A version that was published is there. The one of the last publish is the published one, unless one that was published
 * later is, whose answer was lost.
 */
const isPublished: Check = ({ operation, end, isCompleted, site, ledger, ends }) => {
  if (!isCompleted) return true
  const made = site.versions.find(({ id }) => id === madeBy(end))
  if (!made || made.attributes.version_type === 'draft') return false
  const onSite = ledger.operations.filter(({ kind, site: id }) => id === operation.site && /publish$/u.test(kind))
  const last = onSite.findLast(({ id }) => ends.get(id)?.state === 'completed')
  if (last?.id !== operation.id) return true
  const live = site.versions.find(({ attributes }) => attributes.version_type === 'published')
  if (!live || live.id === made.id) return live !== undefined
  const acknowledged = new Set(onSite.map(({ id }) => madeBy(ends.get(id)!)))
  return !acknowledged.has(live.id) && live.attributes.published_at >= made.attributes.published_at
}

/** What has to be found after each kind of operation. */
const CHECKS: Readonly<Record<OperationKind, Check>> = {
  publish: isPublished,
  republish: ({ operation: { subject }, isCompleted, site }) => {
    const live = site.versions.find(({ attributes }) => attributes.version_type === 'published')
    return (live?.id === subject) === isCompleted
  },
  snapshot: ({ operation: { subject }, isCompleted, site }) =>
    site.versions.some(({ id }) => id === subject) === isCompleted,
  restore: ({ isCompleted, site }) => hasTag(site, PUBLISHED_NAME) && hasTag(site, UNPUBLISHED_NAME) !== isCompleted,
  copy: ({ operation: { subject }, isCompleted, site: { lists } }) =>
    Object.values(lists).some((items) => items.some(({ id }) => id === subject)) === isCompleted,
  import: ({ operation: { subject }, isCompleted, site: { lists } }) =>
    Object.entries(lists).every(([list, items]) => {
      const added = items.filter(({ attributes }) => attributes.name.startsWith(`${subject} `))
      return added.length === (isCompleted ? IMPORTED[list as keyof typeof IMPORTED] : 0)
    }),
  'import of a version': ({ isCompleted, site }) => hasTag(site, PUBLISHED_NAME) === isCompleted,
  export: async ({ operation: { subject }, isCompleted, site }) => {
    const of = site.versions.map(({ id }) => site.read(`versions/${id}/export-files/${subject}`))
    return (await Promise.all(of)).some((answer) => answer.data?.id === subject) === isCompleted
  },
  stop: isStoppedAsAcknowledged,
  resume: isStoppedAsAcknowledged,
}
