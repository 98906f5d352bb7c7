import type { Database } from '#database/database.ts'
import { organisations } from '#database/tables/index.ts'

/** The organisation meant by a name or id, or the only one; otherwise what is unclear about it. */
export async function findOrganisation(
  db: Database,
  wanted: string | undefined,
): Promise<{ id: string; name: string } | { refused: string }> {
  const all = await db.select({ id: organisations.id, name: organisations.name }).from(organisations)
  const meant = wanted === undefined ? all : all.filter(({ id, name }) => id === wanted || name === wanted)
  const [first] = meant
  if (first && meant.length === 1) return first
  if (wanted !== undefined && meant.length > 1)
    return { refused: `Several organisations are called ${wanted}; give the id.` }
  if (wanted !== undefined) return { refused: `There is no organisation ${wanted}.` }
  if (all.length === 0) return { refused: 'There is no organisation yet: pnpm waymark organisation add <name>' }
  return { refused: 'There are several organisations; say which one with --organisation.' }
}
