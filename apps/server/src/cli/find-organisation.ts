import { organisations } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import type { CommandLine } from './arguments.ts'
import { CommandError } from './command-error.ts'

/** The organisation that a command names by name or id, or the only one. */
export async function findOrganisation({ db }: Dependencies, { organisation: wanted }: CommandLine) {
  const all = await db.select({ id: organisations.id, name: organisations.name }).from(organisations)
  const matching = wanted === undefined ? all : all.filter(({ id, name }) => id === wanted || name === wanted)
  const [first] = matching
  if (first && matching.length === 1) return first
  if (wanted !== undefined && first) throw new CommandError(`Several organisations are called ${wanted}; give the id.`)
  if (wanted !== undefined) throw new CommandError(`There is no organisation ${wanted}.`)
  if (!first) throw new CommandError('There is no organisation yet: pnpm waymark organisation add <name>')
  throw new CommandError('There are several organisations; say which one with --organisation.')
}
