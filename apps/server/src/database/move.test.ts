import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFolderOfFile } from '#testing/folder-of-file.ts'
import { startKillable } from '#testing/killable-server.ts'
import { createPostgres } from '#testing/test-database.ts'
import { rowsOf } from './database.ts'
import { moveToPostgres } from './move.ts'
import { openDatabase } from './open.ts'

const postgres = process.env.WAYMARK_TEST_DATABASE_URL

const folder = makeFolderOfFile()

const open = async (url?: string) => {
  const opening = await openDatabase({ folder, url, who: 'a test' })
  if ('refused' in opening) throw new Error(opening.refused)
  return opening.opened
}

/** Every row of a database as text, table by table. */
async function contentOf(url?: string): Promise<Record<string, string[]>> {
  const opened = await open(url)
  const content: Record<string, string[]> = {}
  const tables = await rowsOf<{ name: string }>(
    opened.db,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(
      opened.db,
      sql.raw(`select to_jsonb(one)::text as row from ${name} as one order by 1`),
    )
    content[name] = rows.map(({ row }) => row)
  }
  await opened.close()
  return content
}

test('a folder without a database is not moved', async () => {
  const empty = join(folder, 'empty')
  const refusal = { refused: `There is no embedded database in ${empty}.` }
  expect(await moveToPostgres({ folder: empty, url: 'postgres://localhost/x' })).toEqual(refusal)
})

describe.runIf(postgres)('moving the embedded database to Postgres', () => {
  let target: Awaited<ReturnType<typeof createPostgres>>
  beforeAll(async () => {
    target = await createPostgres(postgres ?? '')
  })
  afterAll(() => target.drop())
  const move = () => moveToPostgres({ folder, url: target.url })

  test('is refused while a server runs, then copies every row, once, and the server goes on there', {
    timeout: 600_000,
  }, async () => {
    const server = await startKillable(folder)
    const base = `/api/tag/v1/${server.appId}`
    const tag = { name: 'Moved', template: 'custom_tag', code: '<b>ü \\ 😀</b>', labels: ['one', 'two'] }
    const made = await server.call('POST', `${base}/tags`, { data: { type: 'tag', attributes: tag } })
    expect(made?.status).toBe(201)
    await server.call('POST', `${base}/versions/draft/publish`)
    const published = async () => (await server.call('GET', `${base}/tags/${made?.body.data.id}`))?.body.data.attributes
    await expect.poll(published, { timeout: 60_000 }).toMatchObject({ is_published: true })
    expect(await move()).toMatchObject({ refused: expect.stringContaining('is in use by a test') })
    await server.kill()

    const before = await contentOf()
    const moved = await move()
    if ('refused' in moved) throw new Error(moved.refused)
    expect(moved.copied.find(({ table }) => table === 'tags')?.rows).toBe(1)
    expect(await contentOf(target.url)).toEqual(before)
    expect(await contentOf()).toEqual(before)
    expect(await move()).toEqual({
      refused: expect.stringMatching(/^The database to copy to is not empty: .+ has rows/),
    })

    const after = await startKillable(folder, target.url)
    expect((await after.call('GET', `${base}/tags/${made?.body.data.id}`))?.body.data.attributes).toMatchObject(tag)
    const next = { ...tag, name: 'Made there' }
    expect((await after.call('POST', `${base}/tags`, { data: { type: 'tag', attributes: next } }))?.status).toBe(201)
    await after.kill()
  })

  test('leaves nothing behind when it does not end', async () => {
    const other = await createPostgres(postgres ?? '')
    try {
      const opened = await open(other.url)
      await opened.db.execute(sql`alter table tags add constraint nothing_moved check (name <> 'Moved')`)
      await opened.close()
      await expect(moveToPostgres({ folder, url: other.url })).rejects.toThrow()
      expect(Object.values(await contentOf(other.url)).flat()).toEqual([])
    } finally {
      await other.drop()
    }
  })
})
