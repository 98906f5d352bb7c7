import { expect, test } from 'vitest'
import { apiClients, users } from '../endpoints/index.ts'
import { answering } from '../testing/index.ts'
import { connectApiClient } from './index.ts'

const ME = {
  id: 'c',
  type: 'ppms/user',
  attributes: { email: 'Feed', role: 'USER', language: 'en', organization: 'N' },
}

function fixture() {
  let now = 0
  const given: string[] = []
  const ended = new Set<string>()
  const server = answering()
    .on(apiClients.token, ({ body }) => {
      if ((body as { client_secret: string }).client_secret !== 'right') {
        return { status: 401, code: 'INVALID_CLIENT_ERROR' }
      }
      given.push(`t${given.length + 1}`)
      return { body: { token_type: 'Bearer', expires_in: 1800, access_token: given.at(-1) } }
    })
    .on(users.me, ({ headers }) =>
      ended.has(headers.Authorization ?? '') ? { status: 401, code: 'UNAUTHORIZED_ERROR' } : { body: { data: ME } },
    )
  const connect = (client_secret: string) =>
    connectApiClient({
      fetch: server.fetch,
      now: () => now,
      origin: 'https://tags.example',
      credentials: { client_id: 'b85f20ac', client_secret },
    })
  return {
    given,
    connect,
    end: (token: string) => ended.add(`Bearer ${token}`),
    pass: (seconds: number) => {
      now += seconds * 1000
    },
  }
}

test('calls share a token until shortly before it ends', async () => {
  const { given, connect, pass } = fixture()
  const client = connect('right')
  await Promise.all([client.call(users.me, {}), client.call(users.me, {})])
  pass(1769)
  await client.call(users.me, {})
  expect(given).toEqual(['t1'])
  pass(1)
  await client.call(users.me, {})
  expect(given).toEqual(['t1', 't2'])
})

test('a token that is refused is replaced once', async () => {
  const { given, connect, end } = fixture()
  const client = connect('right')
  end('t1')
  expect(await client.call(users.me, {})).toMatchObject({ ok: true })
  expect(given).toEqual(['t1', 't2'])
})

test('a wrong secret is the failure of the call', async () => {
  const { connect } = fixture()
  expect(await connect('wrong').call(users.me, {})).toMatchObject({
    ok: false,
    failure: { kind: 'status', status: 401, codes: ['INVALID_CLIENT_ERROR'] },
  })
})
