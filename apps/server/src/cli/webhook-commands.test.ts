import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '#testing/run-command.ts'
import { addTag } from '#testing/test-site.ts'
import { startReceiver, type WebhookReceiver } from '#testing/webhook-receiver.ts'
import { openSendingSite, sendWebhooks } from '#testing/webhooks.ts'
import { signatureOf } from '#webhooks/sign.ts'
import { type CommandLine, readArguments } from './arguments.ts'
import { CommandError } from './command-error.ts'
import { WEBHOOK_COMMANDS } from './webhook-commands.ts'

const site = await openSendingSite()
afterAll(() => site.close())
let receiver: WebhookReceiver
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

/** What a command prints. */
const run = (command: string, ...args: string[]) => runCommand(site.server, ...command.split(' '), ...args)

/** Makes a webhook to the receiver; gives its id and its secret. */
async function add(...options: string[]) {
  const { id, attributes } = JSON.parse(
    await run('webhook add', 'Warehouse', '--url', receiver.url, '--json', ...options),
  )
  return { id: id as string, secret: attributes.secret as string, attributes }
}

test('an operator makes a webhook, tests it and reads what was sent', async () => {
  const { id, secret } = await add()
  expect(await run('webhook test', id)).toMatch(/^The test was taken: 204 after \d+ ms$/u)
  const [ping] = receiver.received
  expect(ping?.headers['waymark-signature']).toBe(signatureOf(secret, site.server.deps.clock(), ping?.body ?? ''))
  expect(ping?.event).toMatchObject({ type: 'ping', actor: null })

  await addTag(site, 'Newsletter')
  await sendWebhooks(site.server)
  expect(receiver.received.map(({ event }) => event.type)).toEqual(['ping', 'item.changed'])
  const lines = (await run('webhook deliveries', id)).split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/ {2}item\.changed {7}delivered {2}204 after \d+ ms, tries: 1$/u),
    expect.stringMatching(/ {2}ping {15}delivered {2}204 after \d+ ms, tries: 1$/u),
  ])
  expect(await run('webhook list')).toBe(`${id}  on   delivered     Warehouse, ${receiver.url}`)
  await run('webhook remove', id)
  expect(await run('webhook list')).toBe('There is no webhook yet.')
})

test('a test that is not taken is a failed command that says so, also as JSON', async () => {
  const { id } = await add()
  receiver.answer = (response) => response.writeHead(503).end('Later')
  const failed = WEBHOOK_COMMANDS['webhook test'](
    site.server.deps,
    readArguments(['webhook', 'test', id]) as CommandLine,
  )
  await expect(failed).rejects.toThrow(CommandError)
  await expect(failed).rejects.toThrow(/^The test was not taken: 503 after \d+ ms$/u)
  expect(JSON.parse(await run('webhook test', id, '--json'))).toMatchObject({
    type: 'webhook_delivery',
    attributes: { state: 'given_up', tries: [{ status: 503, body: 'Later' }] },
  })
  expect(JSON.parse(await run('webhook deliveries', id, '--json'))).toHaveLength(2)
  expect(JSON.parse(await run('webhook remove', id, '--json'))).toEqual({ id })
})

test('a webhook is limited to events and websites, turned off and on, and gets another secret', async () => {
  const { id, secret, attributes } = await add('--event', 'version.published', '--site', site.appId)
  expect(attributes).toMatchObject({ events: ['version.published'], site_ids: [site.appId] })
  expect(await run('webhook off', id)).toBe('Warehouse is off; nothing is sent to it.')
  expect(JSON.parse(await run('webhook on', id, '--json'))).toMatchObject({ attributes: { is_active: true } })
  const output = await run('webhook rotate', id)
  expect(output).toContain('Warehouse has a new secret')
  expect(output).not.toContain(secret)
  await run('webhook test', id)
  const [ping] = receiver.received
  const next = /^Secret: (?<next>\S+)$/mu.exec(output)?.groups?.next ?? ''
  expect(ping?.headers['waymark-signature']).toBe(signatureOf(next, site.server.deps.clock(), ping?.body ?? ''))
  await run('webhook remove', id)
})

test('what is wrong is named', async () => {
  expect(await run('webhook add', 'Warehouse')).toContain('url')
  expect(await run('webhook add', 'Warehouse', '--url', receiver.url, '--event', 'all')).toContain('events')
  expect(await run('webhook add', 'Warehouse', '--url', receiver.url, '--site', site.organisationId)).toBe(
    'There is no such site.',
  )
  expect(await run('webhook test', 'warehouse')).toBe('There is no webhook warehouse; webhook list shows the ids.')
})

test('an address of a private network is refused unless the operator allows it', async () => {
  const guarded = site.server.withSettings({ privateAddresses: false })
  const line = ['webhook', 'add', 'Warehouse', '--url', 'https://10.0.0.7/hook']
  expect(await runCommand(guarded, ...line)).toBe('url is an address of a private network.')
})
