import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPostgres } from '#testing/test-database.ts'
import { rowsOf } from './database.ts'
import { openDatabase } from './open.ts'
import { organisations } from './tables/index.ts'
import { isUnavailable } from './unavailable.ts'

const postgres = process.env.WAYMARK_TEST_DATABASE_URL

const openAt = (url: string) => openDatabase({ url, folder: '', who: 'a test' })

describe.runIf(postgres)('a Postgres database', () => {
  let made: Awaited<ReturnType<typeof createPostgres>>
  beforeEach(async () => {
    made = await createPostgres(postgres ?? '')
  })
  afterEach(() => made.drop())

  test('is read and written alike whatever its sessions begin with', async () => {
    const first = await openAt(made.url)
    if ('refused' in first) throw new Error(first.refused)
    const { db } = first.opened
    for (const setting of [
      `datestyle = 'SQL, DMY'`,
      `default_transaction_isolation = 'serializable'`,
      'search_path = other',
    ]) {
      await db.execute(sql.raw(`alter database ${made.name} set ${setting}`))
    }
    await db.execute(sql`create schema other`)
    // The migrations are applied once more, on a connection that begins so.
    await db.execute(sql`drop schema public cascade`)
    await db.execute(sql`drop schema drizzle cascade`)
    await db.execute(sql`create schema public`)
    await first.opened.close()

    const url = new URL(made.url)
    url.searchParams.set('options', '-c work_mem=5MB')
    const second = await openAt(url.href)
    if ('refused' in second) throw new Error(second.refused)
    const { opened } = second
    const createdAt = new Date('2026-03-04T05:06:07Z')
    await opened.db.insert(organisations).values({ id: crypto.randomUUID(), name: 'Shop', createdAt })
    for (const each of [opened.db, opened.operationsDb, opened.containersDb]) {
      expect(await each.select({ createdAt: organisations.createdAt }).from(organisations)).toEqual([{ createdAt }])
      const settings = sql`select current_setting('transaction_isolation') as isolation,
        current_setting('work_mem') as memory, to_regclass('public.organisations')::text as found`
      expect(await rowsOf(each, settings)).toEqual([
        { isolation: 'read committed', memory: '5MB', found: 'organisations' },
      ])
    }
    await opened.close()
  })

  test('that ends a connection within a transaction is reported with the statement it did not answer', async () => {
    const open = await openAt(made.url)
    if ('refused' in open) throw new Error(open.refused)
    const { db, close } = open.opened
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    const error = await broken.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ query: 'select pg_terminate_backend(pg_backend_pid())' })
    expect(isUnavailable(error)).toBe(true)
    expect(await rowsOf(db, sql`select 1 as one`)).toEqual([{ one: 1 }])
    await close()
  })

  test.each(['LATIN1', 'SQL_ASCII'])('with the encoding %s is refused in one sentence', async (encoding) => {
    const other = await createPostgres(postgres ?? '', `template0 encoding '${encoding}' locale 'C'`)
    try {
      expect(await openAt(other.url)).toEqual({
        refused: expect.stringMatching(
          new RegExp(`^The database at \\S+ cannot be used: its encoding is ${encoding}, but has to be UTF8\\.$`, 'u'),
        ),
        mayComeBack: false,
      })
    } finally {
      await other.drop()
    }
  })
})

test('a server whose socket is missing may come back, a missing certificate does not', async () => {
  const missing = join(import.meta.dirname, 'missing')
  expect(await openAt(`postgres://waymark@/waymark?host=${missing}`)).toEqual({
    refused: expect.stringMatching(/^The database at postgres:\/\/\/waymark cannot be used: connect ENOENT /u),
    mayComeBack: true,
  })
  expect(await openAt(`postgres://127.0.0.1:9/waymark?sslmode=verify-full&sslrootcert=${missing}`)).toEqual({
    refused: expect.stringContaining(`ENOENT: no such file or directory, open '${missing}'`),
    mayComeBack: false,
  })
})
