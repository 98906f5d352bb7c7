import { admin, apiClients, audit, session } from '@waymark/api-client/endpoints'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { callAs } from '#testing/call-as.ts'
import { signInTo } from '#testing/sign-in-browser.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'

const shop = await openSiteOfFile()

const BROWSER = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0'

test('an entry says with what its actor had signed in, when and in which browser', async () => {
  const credentials = { email: 'anna@northwind.example', password: 'correct horse 27 battery' }
  const body = { data: { type: 'ppms/user' as const, attributes: { ...credentials, role: 'OWNER' as const } } }
  await callAs(shop.server, shop.owner, admin.createUser, { body })
  const Origin = shop.server.deps.settings.origin
  const signedIn = await signInTo(shop.server, credentials)
  const since = shop.server.deps.clock().toISOString().slice(0, 19)
  const Cookie = signedIn.headers.getSetCookie().map((text) => text.split(';')[0])[0] ?? ''
  const current = await shop.server.request(session.current.path, { headers: { Cookie, Origin } })
  const { token } = v.parse(session.current.answer, await current.json())
  shop.server.advance(120)
  const made = await shop.server.request(apiClients.create.path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'User-Agent': BROWSER },
    body: JSON.stringify({ data: { type: 'api_client', attributes: { name: 'Pipeline' } } }),
  })
  expect(made.status).toBe(201)
  const last = async () => (await callAs(shop.server, shop.owner, audit.list, {})).answer.data[0]?.attributes
  expect(await last()).toMatchObject({
    action: 'client.created',
    signed_in_with: 'password',
    signed_in_at: `${since}+00:00`,
    browser: 'Firefox',
    system: 'macOS',
  })
  const { data, meta } = v.parse(apiClients.create.answer, await made.json())
  const { client_id } = data.attributes
  await callAs(shop.server, undefined, apiClients.token, {
    body: { grant_type: 'client_credentials', client_id, client_secret: meta.client_secret },
  })
  expect(await last()).toMatchObject({ action: 'client.signed_in', signed_in_with: null, signed_in_at: null })
})
