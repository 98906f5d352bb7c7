import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { PRODUCT } from '../installation.ts'
import { apiOf } from '../pages/api.ts'
import { violations } from '../pages/axe.ts'
import { Product, SITES } from '../pages/product.ts'
import { expect, test } from '../test.ts'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A system on this machine that takes events. */
async function startReceiver() {
  const received: Received[] = []
  const receiver = { url: '', received, close: () => {} }
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/waymark`
  receiver.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return receiver
}

/** Whether a request was signed with the secret. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const signature = String(headers['waymark-signature'])
  const time = /^t=(?<time>\d+),/u.exec(signature)?.groups?.time
  return signature === `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

test('an owner adds a webhook and tests it, and a change of an item arrives signed', async ({ page }) => {
  const receiver = await startReceiver()
  await new Product(page).enter('owner')
  await page.goto(`${PRODUCT}/administration/webhooks`)
  const name = `Data warehouse ${Date.now()}`
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Address', { exact: true }).fill(receiver.url)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add and show secret' }).click()
  const shown = page.getByRole('dialog', { name: `Signing secret of ${name}` })
  const secret = await shown.getByLabel('Signing secret', { exact: true }).inputValue()
  await shown.getByLabel('I have stored it').check()
  await shown.getByRole('button', { name: 'Done' }).click()

  const panel = page.getByRole('complementary', { name })
  await panel.getByRole('button', { name: 'Send test' }).click()
  await expect(panel.getByRole('button', { name: /^Test.*204 in [\d,]+ ms$/ })).toBeVisible()
  expect(receiver.received.map((one) => isSigned(one, secret))).toEqual([true])

  const tag = `Told of ${name}`
  const body = { type: 'tag', attributes: { name: tag, template: 'custom_tag', code: '<i>1</i>' } }
  await (await apiOf(page, SITES.shop)).create('tags', body)
  await expect.poll(() => receiver.received.length).toBe(2)
  const [delivered] = receiver.received.slice(-1) as [Received]
  expect(isSigned(delivered, secret)).toBe(true)
  expect(delivered.headers['waymark-event']).toBe('item.changed')
  expect(JSON.parse(delivered.body)).toMatchObject({
    type: 'item.changed',
    site: { id: SITES.shop },
    data: { changes: [{ change_type: 'add', item: { type: 'tag', name: tag } }] },
  })

  await page.goto(`${PRODUCT}/administration/webhooks`)
  await page.getByRole('link', { name }).click()
  await panel.getByRole('button', { name: /^Item changed.*204 in [\d,]+ ms$/ }).click()
  await panel.getByRole('button', { name: 'Show body' }).click()
  await expect(panel.getByRole('region', { name: 'What was sent' })).toContainText(tag)
  receiver.close()
})
