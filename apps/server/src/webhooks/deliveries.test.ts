import { versions, webhooks } from '@waymark/api-client/endpoints'
import { RETRY_PAUSES, TRIES_LIMIT } from '@waymark/domain/webhook'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deleteExpired } from '#operations/delete-expired.ts'
import { callAs } from '#testing/call-as.ts'
import { deleteAllRows } from '#testing/delete-all-rows.ts'
import { fileTag, importText } from '#testing/import-text.ts'
import { makeUser, tokenOf } from '#testing/people.ts'
import { runOperations } from '#testing/run-operations.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import {
  addTag,
  changeTag,
  followOperation,
  openSecondSite,
  publish,
  type TestSite,
  version,
} from '#testing/test-site.ts'
import { startReceiver, type WebhookReceiver } from '#testing/webhook-receiver.ts'
import { addWebhook, deliveriesOf, openSendingSite, sendWebhooks } from '#testing/webhooks.ts'
import { claimDue, keepTry, releaseAll } from './queue.ts'
import { signatureOf } from './sign.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

let shop: TestSite
let receiver: WebhookReceiver
beforeEach(async () => {
  await deleteAllRows(database.db)
  shop = await openSendingSite(database)
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const send = () => sendWebhooks(shop.server)
/** Lets time pass, after which the owner signs in again. */
async function later(seconds: number): Promise<void> {
  shop.server.advance(seconds)
  shop = { ...shop, owner: await makeUser(shop.server.deps, shop.organisationId, 'OWNER') }
}
const types = () => receiver.received.map(({ event }) => event.type)
const failing = (status: number) => {
  receiver.answer = (response) => response.writeHead(status).end('Not now')
}

describe('a receiver gets', () => {
  test('a change of an item, with the attributes that differ', async () => {
    await addWebhook(shop, { url: receiver.url, events: ['item.changed'] })
    const id = await addTag(shop, 'Newsletter')
    await changeTag(shop, id, { name: 'Weekly' })
    await send()
    const [added, edited] = receiver.received.map(({ event }) => event)
    expect(added).toMatchObject({
      type: 'item.changed',
      organization_id: shop.organisationId,
      site: { id: shop.appId, type: 'ppms/app', name: 'Outdoor shop' },
      actor: { id: shop.owner.id, email: shop.owner.email },
      data: {
        total: 1,
        changes: [{ change_type: 'add', item: { id, type: 'tag', name: 'Newsletter' }, attributes: [] }],
      },
    })
    expect(edited?.data).toEqual({
      total: 1,
      changes: [{ change_type: 'edit', item: { id, type: 'tag', name: 'Weekly' }, attributes: ['name'] }],
    })
  })

  test('a publish, a revert and an import, each with what it concerns', async () => {
    await addWebhook(shop, {
      url: receiver.url,
      events: ['version.published', 'version.restored', 'import.completed'],
    })
    const first = await version(shop, 'published')
    await addTag(shop, 'Newsletter')
    await publish(shop, 'draft', { name: 'Spring' })
    const live = await version(shop, 'published')
    await followOperation(
      shop,
      await callAs(shop.server, shop.owner, versions.restore, {
        params: { appId: shop.appId, versionId: first.id },
        body: {},
      }),
    )
    const file = new FormData()
    file.append(
      'file',
      new File(
        [
          importText({
            tags: [fileTag({ id: shop.server.deps.ids(), name: 'Imported', code: '<i>1</i>', triggers: [] })],
          }),
        ],
        'shop.json',
      ),
    )
    await importFile(file)
    await send()
    expect(receiver.received.map(({ event }) => ({ type: event.type, data: event.data }))).toEqual([
      {
        type: 'version.published',
        data: {
          version: { id: live.id, version_major: 2, version_minor: 0, name: 'Spring' },
          previous_version_id: first.id,
        },
      },
      {
        type: 'version.restored',
        data: { version: { id: first.id, version_major: 1, version_minor: 0, name: null } },
      },
      {
        type: 'import.completed',
        data: {
          source: 'file',
          source_version_id: null,
          tags: { added: 1, reused: 0, skipped: 0 },
          triggers: { added: 0, reused: 0, skipped: 0 },
          variables: { added: 0, reused: 0, skipped: 0 },
        },
      },
    ])
  })

  test('an earlier version that is published again', async () => {
    const first = await version(shop, 'published')
    await addTag(shop, 'Newsletter')
    await publish(shop)
    await addWebhook(shop, { url: receiver.url, events: ['version.published'] })
    await publish(shop, first.id)
    await send()
    expect(receiver.received.map(({ event }) => event.data)).toMatchObject([{ version: { id: first.id } }])
  })

  test('nothing of other events, of other websites, and while the webhook is off', async () => {
    const other = await openSecondSite(shop)
    await addWebhook(shop, { url: receiver.url, events: ['version.published'] })
    await addWebhook(shop, { url: receiver.url, site_ids: [other.appId] })
    await addWebhook(shop, { url: receiver.url, is_active: false })
    await addTag(shop, 'Newsletter')
    await send()
    expect(types()).toEqual([])
    await addTag({ ...other, server: shop.server }, 'Newsletter')
    await send()
    expect(types()).toEqual(['item.changed'])
  })

  test('nothing of a change that was refused', async () => {
    await addWebhook(shop, { url: receiver.url })
    await addTag(shop, 'Newsletter')
    await expect(addTag(shop, 'Newsletter')).rejects.toThrow('NOT_UNIQUE_TAG_NAME_ERROR')
    await send()
    expect(types()).toEqual(['item.changed'])
  })
})

/** Imports a file through the API and waits for its end. */
async function importFile(form: FormData): Promise<void> {
  const answer = await shop.server.request(`/api/tag/v1/${shop.appId}/versions/import-file`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await tokenOf(shop.server.deps, shop.owner)}` },
    body: form,
  })
  expect(answer.status).toBe(202)
  await runOperations(shop.server)
}

test('a delivery is signed with its time, and names its event', async () => {
  const { id, secret } = await addWebhook(shop, { url: receiver.url })
  await addTag(shop, 'Newsletter')
  await send()
  const [{ headers, body }] = receiver.received as [WebhookReceiver['received'][number]]
  const [delivery] = await deliveriesOf(shop, id)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'waymark-event': 'item.changed',
    'waymark-delivery': delivery?.id,
    'waymark-signature': signatureOf(secret, shop.server.deps.clock(), body),
  })
})

test('the answer of a delivery is kept, of long ones the first 1,000 characters', async () => {
  const { id } = await addWebhook(shop, { url: receiver.url })
  receiver.answer = (response) => response.writeHead(201).end(`\0${'ż'.repeat(5000)}`)
  await addTag(shop, 'Newsletter')
  await send()
  const [delivery] = await deliveriesOf(shop, id)
  expect(delivery).toMatchObject({ state: 'delivered', try_count: 1, tries_left: 0, next_try_at: null })
  expect(delivery?.tries).toEqual([
    expect.objectContaining({ status: 201, error: null, body: `\ufffd${'ż'.repeat(999)}` }),
  ])
})

test('what fails is tried again with growing pauses, and then given up', async () => {
  const { id } = await addWebhook(shop, { url: receiver.url })
  failing(503)
  await addTag(shop, 'Newsletter')
  await send()
  for (const pause of RETRY_PAUSES) {
    shop.server.advance(pause - 1)
    const before = receiver.received.length
    await send()
    expect(receiver.received).toHaveLength(before)
    await later(1)
    await send()
    expect(receiver.received).toHaveLength(before + 1)
  }
  const [delivery] = await deliveriesOf(shop, id)
  expect(delivery).toMatchObject({ state: 'given_up', try_count: TRIES_LIMIT, next_try_at: null })
  expect(delivery?.tries.map(({ status, body }) => [status, body])).toEqual(Array(TRIES_LIMIT).fill([503, 'Not now']))
  expect(new Set(receiver.received.map(({ headers }) => headers['waymark-delivery'])).size).toBe(1)
})

test('deliveries of one webhook keep their order, and do not hold up those of another', async () => {
  await addWebhook(shop, { url: receiver.url })
  const other = await startReceiver()
  await addWebhook(shop, { url: other.url })
  failing(500)
  await addTag(shop, 'First')
  await addTag(shop, 'Second')
  await send()
  const named = ({ received }: WebhookReceiver) =>
    received.map(({ event }) => event.type === 'item.changed' && event.data.changes[0]?.item.name)
  expect(named(receiver)).toEqual(['First'])
  expect(named(other)).toEqual(['First', 'Second'])
  receiver.answer = (response) => response.writeHead(200).end()
  shop.server.advance(10)
  await send()
  expect(named(receiver)).toEqual(['First', 'First', 'Second'])
  await other.close()
})

test('a redirect is an answer that is not followed', async () => {
  const { id } = await addWebhook(shop, { url: receiver.url })
  receiver.answer = (response) => response.writeHead(307, { Location: `${receiver.url}/elsewhere` }).end()
  await addTag(shop, 'Newsletter')
  await send()
  expect(receiver.received).toHaveLength(1)
  expect((await deliveriesOf(shop, id))[0]).toMatchObject({ state: 'waiting', tries: [{ status: 307 }] })
})

test('nothing is sent to an address that has become private', async () => {
  const { id } = await addWebhook(shop, { url: receiver.url })
  await addTag(shop, 'Newsletter')
  await sendWebhooks(shop.server.withSettings({ privateAddresses: false }))
  expect(receiver.received).toEqual([])
  expect((await deliveriesOf(shop, id))[0]?.tries).toMatchObject([{ status: null, error: 'not-allowed' }])
})

test('a receiver that cannot be reached is distinguished from one that refuses', async () => {
  const gone = await startReceiver()
  await gone.close()
  const { id } = await addWebhook(shop, { url: gone.url })
  await addTag(shop, 'Newsletter')
  await send()
  expect((await deliveriesOf(shop, id))[0]?.tries).toMatchObject([{ status: null, error: 'no-connection' }])
})

test('a webhook to which nothing can be delivered for five days is turned off, and goes on when it is turned on', async () => {
  const { id } = await addWebhook(shop, { url: receiver.url })
  failing(500)
  const read = async () =>
    (await callAs(shop.server, shop.owner, webhooks.one, { params: { webhookId: id } })).answer.data.attributes
  for (let day = 0; day < 5; day++) {
    await addTag(shop, `Tag ${day}`)
    await send()
    await later(86_400)
  }
  expect(await read()).toMatchObject({ is_active: true })
  await send()
  expect(await read()).toMatchObject({ is_active: false, paused_reason: 'failing' })
  const before = receiver.received.length
  await addTag(shop, 'Not told')
  receiver.answer = (response) => response.writeHead(200).end()
  await callAs(shop.server, shop.owner, webhooks.change, {
    params: { webhookId: id },
    body: { data: { type: 'webhook', attributes: { is_active: true } } },
  })
  await send()
  expect(await read()).toMatchObject({ is_active: true, paused_reason: null })
  const sent = receiver.received.slice(before)
  expect(sent.map(({ event }) => event.type === 'item.changed' && event.data.changes[0]?.item.name)).not.toContain(
    'Not told',
  )
  expect((await deliveriesOf(shop, id)).filter(({ state }) => state === 'waiting')).toEqual([])
})

describe('a delivery that is sent again', () => {
  const redeliver = (webhookId: string, deliveryId: string) =>
    callAs(shop.server, shop.owner, webhooks.redeliver, { params: { webhookId, deliveryId } })

  test('is the same as before', async () => {
    const { id } = await addWebhook(shop, { url: receiver.url })
    await addTag(shop, 'Newsletter')
    await send()
    const [delivery] = await deliveriesOf(shop, id)
    const again = await redeliver(id, delivery?.id ?? '')
    expect(again.answer.data.attributes).toMatchObject({ state: 'waiting', tries_left: 1 })
    await send()
    const [first, second] = receiver.received
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['waymark-delivery']).toBe(first?.headers['waymark-delivery'])
    expect((await deliveriesOf(shop, id))[0]).toMatchObject({ state: 'delivered', try_count: 2 })
  })

  test('does not wait for its next try, and keeps the tries that it has left', async () => {
    const { id } = await addWebhook(shop, { url: receiver.url })
    failing(500)
    await addTag(shop, 'Newsletter')
    await send()
    const [delivery] = await deliveriesOf(shop, id)
    await redeliver(id, delivery?.id ?? '')
    await send()
    expect((await deliveriesOf(shop, id))[0]).toMatchObject({ try_count: 2, tries_left: TRIES_LIMIT - 2 })
  })

  test('is refused while the webhook is off', async () => {
    const { id } = await addWebhook(shop, { url: receiver.url })
    await addTag(shop, 'Newsletter')
    await send()
    const [delivery] = await deliveriesOf(shop, id)
    await callAs(shop.server, shop.owner, webhooks.change, {
      params: { webhookId: id },
      body: { data: { type: 'webhook', attributes: { is_active: false } } },
    })
    expect((await redeliver(id, delivery?.id ?? '')).codes).toEqual(['WEBHOOK_OFF_ERROR'])
  })
})

test('a test is sent at once and answers what came back, also while the webhook is off', async () => {
  const { id } = await addWebhook(shop, { url: receiver.url, is_active: false })
  const sendTest = () => callAs(shop.server, shop.owner, webhooks.test, { params: { webhookId: id } })
  failing(401)
  const first = await sendTest()
  expect(first.status).toBe(201)
  expect(first.answer.data.attributes).toMatchObject({
    event_type: 'ping',
    state: 'given_up',
    tries: [{ status: 401, body: 'Not now' }],
  })
  receiver.answer = (response) => response.writeHead(204).end()
  expect((await sendTest()).answer.data.attributes).toMatchObject({ state: 'delivered' })
  expect(types()).toEqual(['ping', 'ping'])
  const { answer } = await callAs(shop.server, shop.owner, webhooks.deliveries, {
    params: { webhookId: id },
    query: { state: ['given_up'] },
  })
  expect(answer.data.map((delivery) => delivery.id)).toEqual([first.answer.data.id])
})

test('two processes do not send the same delivery, and one that has lost its claim keeps nothing of its try', async () => {
  const { id } = await addWebhook(shop, { url: receiver.url })
  await addTag(shop, 'Newsletter')
  const { deps } = shop.server
  const claimed = await claimDue(deps)
  expect(await claimDue(deps)).toBeUndefined()
  await send()
  expect(receiver.received).toEqual([])
  // As when the first process has ended and its lease has lapsed.
  await releaseAll(deps.db)
  await send()
  const tried = { at: '', duration: 1, status: 500, body: '', error: null }
  expect(await keepTry(deps, claimed!, tried)).toBe(false)
  expect((await deliveriesOf(shop, id))[0]).toMatchObject({ state: 'delivered', try_count: 1 })
})

test('deliveries are kept for thirty days', async () => {
  const { id } = await addWebhook(shop, { url: receiver.url })
  await addTag(shop, 'Newsletter')
  await send()
  await later(30 * 86_400)
  await deleteExpired(shop.server.deps)
  expect(await deliveriesOf(shop, id)).toHaveLength(1)
  await later(1)
  await deleteExpired(shop.server.deps)
  expect(await deliveriesOf(shop, id)).toEqual([])
})
