import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeFolderOfFile } from '#testing/folder-of-file.ts'
import { layOutDatabase } from '#testing/kept-database.ts'
import { openDatabase } from './open.ts'
import { organisations } from './tables/index.ts'

const root = makeFolderOfFile()

const refusal = async (where: { url?: string; folder: string; mustExist?: boolean }) => {
  const opening = await openDatabase({ ...where, who: 'a test' })
  return 'refused' in opening ? opening.refused : 'opened'
}

test('data survives closing and opening again; meanwhile the folder is locked', async () => {
  const folder = join(root, 'data')
  const first = await openDatabase({ folder, who: 'a test' })
  if ('refused' in first) throw new Error(first.refused)
  await first.opened.db.insert(organisations).values({ id: crypto.randomUUID(), name: 'A', createdAt: new Date() })
  expect(await refusal({ folder })).toBe(
    `The data folder ${folder} is in use by a test (process ${process.pid}). Stop it first, or choose another folder.`,
  )
  await first.opened.close()
  const second = await openDatabase({ folder, who: 'a test' })
  if ('refused' in second) throw new Error(second.refused)
  expect(await second.opened.db.$count(organisations)).toBe(1)
  await second.opened.close()
})

test('a database that a newer version has migrated is left alone', async () => {
  const folder = join(root, 'newer')
  await layOutDatabase(folder)
  const first = await openDatabase({ folder, who: 'a test' })
  if ('refused' in first) throw new Error(first.refused)
  await first.opened.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 9999999999999)`,
  )
  await first.opened.close()
  expect(await refusal({ folder })).toBe(
    'A newer version of Waymark has changed this database. Start that version, or restore a backup made before it.',
  )
})

test('a folder without a database is left as it is where one has to exist', async () => {
  const [missing, empty] = [join(root, 'missing'), join(root, 'empty')]
  await mkdir(join(empty, 'database'), { recursive: true })
  for (const folder of [missing, empty]) {
    expect(await refusal({ folder, mustExist: true })).toBe(`There is no embedded database in ${folder}.`)
  }
  expect(await readdir(root)).not.toContain('missing')
  expect(await readdir(empty)).toEqual(['database'])
})

test('a folder that cannot be used is reported in one sentence', async () => {
  const broken = join(root, 'broken')
  await mkdir(join(broken, 'database'), { recursive: true })
  await writeFile(join(broken, 'database/PG_VERSION'), '18\n')
  expect(await refusal({ folder: broken })).toMatch(/^The data folder .* cannot be used, it may be damaged: .*[^.]\.$/)
})

test('a folder that the system refuses is not said to be damaged', async () => {
  const file = join(root, 'file')
  await writeFile(file, '')
  expect(await refusal({ folder: file })).toBe(
    `The data folder ${file} cannot be used: EEXIST: file already exists, mkdir '${file}'.`,
  )
  expect(await refusal({ folder: join(file, 'data') })).toMatch(/^The data folder .* cannot be used: ENOTDIR: /)
})

test('a database without its first file is refused, and no new one is written over it', async () => {
  const folder = join(root, 'incomplete')
  await layOutDatabase(folder)
  const database = join(folder, 'database')
  await rm(join(database, 'PG_VERSION'))
  const before = await readdir(database)
  expect(await refusal({ folder })).toBe(
    `The data folder ${folder} cannot be used, it may be damaged: ${database}/PG_VERSION is missing.`,
  )
  expect(await readdir(database)).toEqual(before)
})

test('a new database is for its own user alone, also in an empty folder that was there', async () => {
  const folder = join(root, 'new')
  await mkdir(join(folder, 'database'), { recursive: true })
  await layOutDatabase(folder)
  expect(await readdir(join(folder, 'database'))).toContain('PG_VERSION')
  expect((await stat(join(folder, 'database'))).mode & 0o777).toBe(0o700)
})

test('a migration that fails is reported with what the database said', async () => {
  const folder = join(root, 'foreign')
  await layOutDatabase(folder)
  const first = await openDatabase({ folder, who: 'a test' })
  if ('refused' in first) throw new Error(first.refused)
  await first.opened.db.execute(sql`drop schema drizzle cascade`)
  await first.opened.close()
  expect(await refusal({ folder })).toMatch(/cannot be used, it may be damaged: (?!Failed query).* already exists\.$/)
})

test('an invalid address is answered with an example, without repeating what may be a password', async () => {
  for (const url of ['secret', 'localhost:5432/db', 'https://db.example/x']) {
    expect(await refusal({ url, folder: root })).toBe(
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
    )
  }
})

test('a server that cannot be reached is reported in one sentence without its password', async () => {
  const message = await refusal({ url: 'postgres://waymark:secret@127.0.0.1:9/waymark', folder: root })
  expect(message).toMatch(/^The database at postgres:\/\/127\.0\.0\.1:9\/waymark cannot be used: .*\.$/)
  expect(message).not.toContain('secret')
})
