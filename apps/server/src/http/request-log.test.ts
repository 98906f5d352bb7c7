import { once } from 'node:events'
import { connect } from 'node:net'
import { versions } from '@waymark/api-client/endpoints'
import { describe, expect, test } from 'vitest'
import type { Settings } from '#settings.ts'
import { createApp } from '#start.ts'
import { callAs } from '#testing/call-as.ts'
import { tokenOf } from '#testing/people.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { TEST_FILES } from '#testing/test-server.ts'
import { listen } from './listen.ts'

const shop = await openSiteOfFile()

/** What a server that logs everything answers, and the line about it. */
async function ask(path: string, headers: Record<string, string> = {}, settings: Partial<Settings> = {}) {
  const server = shop.server.withSettings({ logLevel: 'debug', ...settings })
  const answer = await server.request(path, { headers })
  return { answer, line: server.logged.at(-1), text: await answer.text() }
}

describe('a request is logged', () => {
  test('with its id, organisation, user, method, route, status and duration, and nothing about the person', async () => {
    const authorization = `Bearer ${await tokenOf(shop.server.deps, shop.owner)}`
    const { answer, line } = await ask(`/api/tag/v1/${shop.appId}/tags?search=secret`, { Authorization: authorization })
    expect(line).toEqual({
      level: 'info',
      time: expect.any(String),
      request_id: answer.headers.get('x-request-id'),
      organisation_id: shop.organisationId,
      user_id: shop.owner.id,
      method: 'GET',
      route: '/api/tag/v1/:appId/tags',
      status: 200,
      duration_ms: expect.any(Number),
      msg: 'request',
    })
    expect(JSON.stringify(line)).not.toMatch(new RegExp(`${shop.owner.email}|secret|Bearer`))
  })

  test.each([
    ['/debug-files/0123456789abcdef0123456789abcdef.json', '/debug-files/:file', 404, 'info'],
    ['/containers/0123.js', '/containers/:file', 404, 'debug'],
    ['/healthz', '/healthz', 200, 'debug'],
    ['/tag/app/anything?token=1', '/tag', 200, 'info'],
    ['/wp-admin/secret', 'unknown', 404, 'info'],
    ['/api/unknown/secret', 'unknown', 401, 'info'],
  ])('%s by its route alone', async (path, route, status, level) => {
    expect((await ask(path)).line).toMatchObject({ route, status, level })
  })

  test('with its error when the server fails, under the id that the answer names', async () => {
    const broken = { ...shop.server.deps, ids: () => 'the-request', containersDb: {} as never }
    const before = shop.server.logged.length
    const answer = await createApp(broken, TEST_FILES).request(`/containers/${shop.appId}.js`)
    expect(await answer.text()).toContain('Something went wrong in request the-request')
    expect(shop.server.logged.slice(before)).toMatchObject([
      { level: 'error', request_id: 'the-request', status: 500, err: { type: 'TypeError' } },
    ])
  })
})

describe('the id of a request', () => {
  const sent = { 'X-Request-Id': '7f3a9c21-proxy' }

  test('is that of a trusted proxy, if it is well-formed', async () => {
    const id = async (headers: Record<string, string>, trustProxy: number) =>
      (await ask('/healthz', headers, { trustProxy })).answer.headers.get('x-request-id')
    expect(await id(sent, 1)).toBe('7f3a9c21-proxy')
    for (const made of [
      await id(sent, 0),
      await id({ 'X-Request-Id': 'short' }, 1),
      await id({ 'X-Request-Id': 'x'.repeat(65) }, 1),
      await id({ 'X-Request-Id': 'has "quotes" {}' }, 1),
    ]) {
      expect(made).toMatch(/^[0-9a-f-]{36}$/)
    }
  })
})

test('an upload that the client ends early is no error', async () => {
  const server = shop.server.withSettings({ logLevel: 'debug' })
  const listening = await listen({ host: '127.0.0.1', port: 0 }, () => createApp(server.deps, TEST_FILES).fetch)
  if ('refused' in listening) throw new Error(listening.refused)
  const { path } = versions.importFile
  const socket = connect(listening.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    [
      `POST ${path.replace(':appId', shop.appId).replace(':versionId', 'draft')} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${await tokenOf(server.deps, shop.owner)}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 100000',
      '',
      '--x',
    ].join('\r\n'),
  )
  const before = server.logged.length
  setTimeout(() => socket.destroy(), 100)
  await expect
    .poll(() => server.logged.slice(before))
    .toMatchObject([{ level: 'debug', route: path, status: 499, msg: 'request' }])
  expect(server.logged.at(-1)).not.toHaveProperty('err')
  await listening.stop()
  expect(
    (await callAs(shop.server, shop.owner, versions.one, { params: { appId: shop.appId, versionId: 'draft' } })).status,
  ).toBe(200)
})
