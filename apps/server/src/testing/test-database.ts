import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { OpenedDatabase } from '#database/open.ts'
import { openMigrated, openPostgres } from '#database/open-postgres.ts'
import { hashOfMigrations, openCopy } from './kept-database.ts'
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
  template ??= migratedTemplate(url)
  const made = await createPostgres(url, await template)
  // Test machines may be slow.
  const opened = openMigrated(made.url, { connections: 10, statement: 30_000 })
  const close = async () => {
    await opened.close()
    await made.drop()
  }
  return { ...opened, close }
}

let template: Promise<string> | undefined

/** Any number that nothing else on the server locks. */
const TEMPLATE_LOCK = 7_340_911

/**
 * The name of an empty, migrated database on a Postgres server, which new ones are copies of: migrating takes ten times as
 * long. It is made when there is none for these migrations, and stays; several processes may do this at once.
 */
async function migratedTemplate(url: string): Promise<string> {
  const name = `waymark_test_template_${await hashOfMigrations()}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    const made = await createPostgres(url)
    await (await openPostgres(made.url)).close()
    await client.query(`alter database ${made.name} rename to ${name}`)
    return name
  } finally {
    // Ends the session, and with it the lock.
    await client.end()
  }
}

/** A new database on a Postgres server, empty or a copy of an unused one: name, address, and how to remove it. */
export async function createPostgres(
  url: string,
  copied = 'template1',
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const name = `waymark_test_${randomUUID().replaceAll('-', '')}`
  const own = new URL(url)
  own.pathname = `/${name}`
  await onServer(url, `create database ${name} template ${copied}`)
  return { name, url: own.href, drop: () => onServer(url, `drop database ${name} with (force)`) }
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
