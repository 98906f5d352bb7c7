import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runForFolder } from './backup-commands.ts'
import { makeFolderOfFile } from './folder-of-file.ts'
import { startKillable } from './killable-server.ts'
import { publishOneMore, startTagTraffic, tagNames } from './tag-traffic.ts'

/* The commands of docs/operate/backup.md for the embedded database, whose server is stopped for both. */

const folder = makeFolderOfFile()
const place = { data: join(folder, 'data'), backups: join(folder, 'backups') }
for (const path of Object.values(place)) mkdirSync(path)

test('a copy of the folder brings back all that was acknowledged before, and nothing that came later', {
  timeout: 300_000,
}, async () => {
  const first = await startKillable(place.data)
  const traffic = startTagTraffic(first)
  while (traffic.acknowledged.size < 10) await new Promise((resolve) => setTimeout(resolve, 20))
  await first.kill()
  await traffic.stop()
  await runForFolder(0, place)
  const server = await startKillable(place.data)
  expect(await publishOneMore(server, 'After the backup')).toBe(true)
  await server.kill()

  await runForFolder(1, place)
  const restored = await startKillable(place.data)
  const names = await tagNames(restored)
  expect([...traffic.acknowledged].filter((name) => !names.includes(name))).toEqual([])
  expect(names).not.toContain('After the backup')
  expect([...traffic.statuses].filter((status) => status >= 500)).toEqual([])
  expect(await publishOneMore(restored, 'After the restore')).toBe(true)
  await restored.kill()
})
