import { isId } from '@waymark/domain/resource'
import { openContainerStore } from '#container-store/open.ts'
import { OtherDatabase, repairStore } from '#container-store/repair.ts'
import { listArtifacts, rollBack } from '#container-store/rollback.ts'
import type { ContainerStore } from '#container-store/store.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Settings } from '#settings.ts'
import type { CommandLine } from './arguments.ts'
import { CommandError } from './command-error.ts'
import type { SettingsCommand } from './settings-commands.ts'

/** `store repair`: makes the store equal to the database, or prints what it would do. */
export async function repairCommand(deps: Dependencies, { 'dry-run': dryRun }: CommandLine): Promise<string> {
  const store = deps.store ?? noStore()
  const report = await repairStore({ ...deps, store }, { dryRun }).catch((error) => {
    throw error instanceof OtherDatabase ? new CommandError(error.message) : error
  })
  const { containers, missing, different, superfluous } = report
  const found = { missing, different, superfluous }
  const count = missing.length + different.length + superfluous.length
  const lines = Object.entries(found).flatMap(([word, paths]) => paths.map((path) => `${word.padEnd(12)}${path}`))
  const end =
    count === 0 ? 'Nothing had to be done.' : dryRun ? 'Nothing has been changed.' : 'All of this is put right.'
  return [
    ...lines,
    `${store.name}: ${containers} containers in the database; ${missing.length} files were missing, ${different.length} different, ${superfluous.length} superfluous. ${end}`,
  ].join('\n')
}

/** The commands that work while the database is down. */
export const STORE_COMMANDS = {
  'store history': async (settings, { subject }) => {
    const artifacts = await listArtifacts(await storeOf(settings), siteId(subject))
    if (artifacts.length === 0) throw new CommandError(`The store has no container of a site ${subject}.`)
    return artifacts
      .map(({ hash, writtenAt, isLive }) => `${hash}  ${writtenAt.toISOString()}${isLive ? '  live' : ''}`)
      .join('\n')
  },

  'store rollback': async (settings, { subject, artifact }) => {
    const store = await storeOf(settings)
    if (artifact !== undefined && !/^[0-9a-f]{64}$/u.test(artifact)) {
      throw new CommandError(`"${artifact}" is not the hash of an artifact.`)
    }
    const all = await listArtifacts(store, siteId(subject))
    const live = all.findIndex(({ isLive }) => isLive)
    const hash = artifact ?? all[live + 1]?.hash
    if (hash === undefined) throw new CommandError(`The store has no earlier container of a site ${subject}.`)
    if (!(await rollBack(store, subject, hash))) throw new CommandError(`The store does not have ${hash} whole.`)
    return `Visitors get ${hash} now, until something is published or the store is repaired.`
  },
} as const satisfies Record<string, SettingsCommand>

function siteId(subject: string): string {
  if (isId(subject)) return subject
  throw new CommandError(`"${subject}" is not the id of a site.`)
}

const storeOf = async ({ containerStore }: Settings): Promise<ContainerStore> =>
  (await openContainerStore(containerStore)) ?? noStore()

function noStore(): never {
  throw new CommandError('There is no container store; WAYMARK_CONTAINER_STORE names one.')
}
