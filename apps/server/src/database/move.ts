import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { CannotCopy, type CopiedTable, copyDatabase } from './copy.ts'
import { openDatabase } from './open.ts'
import { connectionTo } from './postgres-address.ts'

/**
 * Copies the embedded database of a folder into an empty Postgres database, which is migrated first. What is wrong comes
 * back as a sentence, and then nothing has been copied. The folder stays as it is.
 */
export async function moveToPostgres({
  folder,
  url,
}: {
  folder: string
  url: string
}): Promise<{ copied: CopiedTable[] } | { refused: string }> {
  const source = await openDatabase({ folder, who: 'the move to Postgres', mustExist: true })
  if ('refused' in source) return { refused: source.refused }
  try {
    const target = await openDatabase({ folder, url, who: 'the move to Postgres' })
    if ('refused' in target) return target
    await target.opened.close()
    return await copyTo(url, source.opened.db)
  } finally {
    await source.opened.close()
  }
}

/** Copies over a connection of its own, without the time limits of requests and operations. */
async function copyTo(url: string, source: Parameters<typeof copyDatabase>[0]) {
  const client = new pg.Client(connectionTo(url))
  await client.connect()
  try {
    const copied = await copyDatabase(source, drizzle(client))
    await client.query('analyze')
    return { copied }
  } catch (error) {
    if (error instanceof CannotCopy) return { refused: error.message }
    throw error
  } finally {
    await client.end()
  }
}
