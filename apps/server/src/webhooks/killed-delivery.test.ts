import { afterAll, expect, test, vi } from 'vitest'
import { makeFolderOfFile } from '#testing/folder-of-file.ts'
import { startKillable } from '#testing/killable-server.ts'
import { createPostgres } from '#testing/test-database.ts'
import { startReceiver } from '#testing/webhook-receiver.ts'
import { webhookBody } from '#testing/webhooks.ts'

const folder = makeFolderOfFile()
const postgres = process.env.WAYMARK_TEST_DATABASE_URL
const database = postgres ? await createPostgres(postgres) : undefined
const receiver = await startReceiver()
afterAll(async () => {
  await receiver.close()
  await database?.drop()
})

test('a delivery whose process is killed while it is under way is sent by the next one', {
  timeout: 300_000,
}, async () => {
  receiver.answer = () => {
    // The first process never gets an answer.
  }
  const killed = await startKillable(folder, database?.url)
  const made = await killed.call('POST', '/api/webhooks/v1', webhookBody({ url: receiver.url }))
  expect(made?.status).toBe(201)
  const tag = { type: 'tag', attributes: { name: 'Newsletter', template: 'custom_tag', code: '<i>1</i>' } }
  expect((await killed.call('POST', `/api/tag/v1/${killed.appId}/tags`, { data: tag }))?.status).toBe(201)
  await vi.waitUntil(() => receiver.received.length === 1, { timeout: 30_000 })
  await killed.kill()
  receiver.answer = (response) => response.writeHead(200).end()
  const next = await startKillable(folder, database?.url)
  await vi.waitUntil(() => receiver.received.length === 2, { timeout: 120_000 })
  const [first, second] = receiver.received
  expect(second?.body).toBe(first?.body)
  expect(second?.headers['waymark-delivery']).toBe(first?.headers['waymark-delivery'])
  await next.kill()
})
