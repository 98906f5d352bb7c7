import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { MIGRATIONS } from '#database/migrate.ts'
import type { OpenedDatabase } from '#database/open.ts'
import { openPglite } from '#database/open-folder.ts'
import { openPostgres } from '#database/open-postgres.ts'

/**
 * An empty, migrated database of its own for one test file: in memory, or on the Postgres server that
 * `WAYMARK_TEST_DATABASE_URL` names, where it gets a new database.
 */
export function openTestDatabase(): Promise<OpenedDatabase> {
  const url = process.env.WAYMARK_TEST_DATABASE_URL
  return url ? openNewPostgres(url) : openCopy()
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

/** Making an embedded database takes seconds, unpacking a copy of an empty one a fraction; so the first one is kept. */
async function openCopy(): Promise<OpenedDatabase> {
  const kept = join(tmpdir(), 'waymark-test-database', `${await hashOfMigrations()}.tar`)
  const copy = await readFile(kept).catch(() => undefined)
  if (copy) return openPglite(new PGlite({ loadDataDir: new Blob([copy]) }))
  const client = new PGlite()
  const opened = await openPglite(client)
  const dump = await client.dumpDataDir('none')
  const partial = `${kept}.${randomUUID()}`
  await mkdir(join(tmpdir(), 'waymark-test-database'), { recursive: true })
  await writeFile(partial, new Uint8Array(await dump.arrayBuffer()))
  await rename(partial, kept)
  return opened
}

async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256')
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()
  for (const name of names) hash.update(name).update(await readFile(join(MIGRATIONS, name)))
  return hash.digest('hex').slice(0, 16)
}
