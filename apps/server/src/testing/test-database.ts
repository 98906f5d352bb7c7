import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { OpenedDatabase } from '#database/open.ts'
import { openPostgres } from '#database/open-postgres.ts'
import { openCopy } from './kept-database.ts'
import { openLentEngine } from './lent-engine.ts'

/**
 * An empty, migrated database for one test file at a time: in memory, or on the Postgres server that
 * `WAYMARK_TEST_DATABASE_URL` names, where it gets a new database.
 */
export function openTestDatabase(): Promise<OpenedDatabase> {
  const url = process.env.WAYMARK_TEST_DATABASE_URL
  return url ? openNewPostgres(url) : openLentEngine(openCopy)
}

async function openNewPostgres(url: string): Promise<OpenedDatabase> {
  const made = await createPostgres(url)
  // Test machines may be slow.
  const opened = await openPostgres(made.url, { connections: 10, statement: 30_000 })
  const close = async () => {
    await opened.close()
    await made.drop()
  }
  return { ...opened, close }
}

/** A new, empty database on a Postgres server: its address, and how to be rid of it. */
export async function createPostgres(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `waymark_test_${randomUUID().replaceAll('-', '')}`
  const own = new URL(url)
  own.pathname = `/${name}`
  await onServer(url, `create database ${name}`)
  return { url: own.href, drop: () => onServer(url, `drop database ${name} with (force)`) }
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
