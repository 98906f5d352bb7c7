import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/test-database.ts'
import { rowsOf } from './database.ts'
import { openDatabase } from './open.ts'
import { organisations } from './tables/index.ts'

test.runIf(process.env.WAYMARK_TEST_DATABASE_URL)('several processes may bring a new database up at once', async () => {
  const opened = await openTestDatabase()
  const [{ name } = { name: '' }] = await rowsOf<{ name: string }>(opened.db, sql`select current_database() as name`)
  await opened.db.execute(sql`drop schema public cascade`)
  await opened.db.execute(sql`create schema public`)
  await opened.db.execute(sql`drop schema drizzle cascade`)
  const url = new URL(process.env.WAYMARK_TEST_DATABASE_URL ?? '')
  url.pathname = `/${name}`
  const openings = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ url: url.href, folder: '', who: 'a test' })),
  )
  for (const opening of openings) {
    if ('refused' in opening) throw new Error(opening.refused)
    expect(await opening.opened.db.$count(organisations)).toBe(0)
    await opening.opened.close()
  }
  await opened.close()
})
