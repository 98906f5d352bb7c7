import { beforeAll, expect, test } from 'vitest'
import { webhooks } from '#database/tables/index.ts'
import { runCommand } from '#testing/run-command.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'

const secret = 'the present secret of this installation'
const plain = await startServerOfFile()
const server = plain.withSettings({ secret })
const addWebhook = ['webhook', 'add', 'Warehouse', '--url', 'https://hooks.example/waymark'] as const
beforeAll(async () => {
  await runCommand(server, 'organisation', 'add', 'Shop')
  expect(await runCommand(server, ...addWebhook)).toContain('is told of events now')
})

test.each([
  ['another', 'the secret of another installation', /^Values in the database are encrypted with another secret/u],
  ['no', undefined, /^Values in the database are encrypted\. Set WAYMARK_SECRET to/u],
])('a command with %s secret is refused before it changes anything', async (_, wrong, message) => {
  const other = plain.withSettings({ secret: wrong })
  expect(await runCommand(other, ...addWebhook)).toMatch(message)
  expect(await runCommand(other, 'webhook', 'list')).toMatch(message)
  expect(await plain.deps.db.$count(webhooks)).toBe(1)
})

test('a command may be given the secret before the present one', async () => {
  const next = { secret: 'the next secret of this installation', previousSecret: secret }
  expect(await runCommand(plain.withSettings(next), 'webhook', 'list')).toContain('Warehouse')
})

test('secrets that are lost can be given up with a wrong secret', async () => {
  const other = plain.withSettings({ secret: 'the secret of another installation' })
  expect(await runCommand(other, 'secrets', 'rotate')).toMatch(/^Values in the database are encrypted with another/u)
  expect(await runCommand(other, 'secrets', 'rotate', '--lost')).toContain('have been removed: webhook/')
  expect(await runCommand(other, 'webhook', 'list')).toContain('off')
})
