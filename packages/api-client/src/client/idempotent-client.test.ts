import { beforeEach, expect, test } from 'vitest'
import { admin, ownAccount, users } from '../endpoints/index.ts'
import { type Answered, answering, type TestRequest } from '../testing/index.ts'
import { createClient } from './client.ts'
import { createIdempotentClient } from './idempotent-client.ts'

const token = { ok: true, answer: 'token-1' } as const
const tokens = { held: () => token, token: async () => token, refused: () => {}, worked: () => {} }

let answers: Answered[]
let keys: (string | undefined)[]
const answer = ({ headers }: TestRequest): Answered => {
  keys.push(headers['Idempotency-Key'])
  return answers.shift() ?? { status: 409, code: 'CONFLICT_ERROR' }
}
const server = answering()
  .on(ownAccount.changePassword, answer)
  .on(admin.createApp, answer)
  .on(admin.passwordLink, answer)
  .on(users.me, answer)

let made = 0
let time = 0
const client = createIdempotentClient(
  createClient({ fetch: server.fetch, tokens }),
  () => `key-${++made}`,
  () => time,
)
const create = (name: string) =>
  client.call(admin.createApp, { body: { data: { type: 'ppms/app', attributes: { name } } } as never })

beforeEach(() => {
  made = 0
  keys = []
  answers = []
})

test('a call without an answer is made again with the same key, until there is an answer', async () => {
  answers = [
    'offline',
    { status: 502 },
    { status: 200, text: '<html>' },
    { status: 409, code: 'IDEMPOTENCY_KEY_IN_USE_ERROR' },
  ]
  for (let times = 0; times < 6; times++) await create('Shop')
  expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-1', 'key-1', 'key-2'])
})

test('another call has a key of its own', async () => {
  answers = ['offline', 'offline']
  for (const name of ['Shop', 'Blog', 'Shop']) await create(name)
  expect(keys).toEqual(['key-1', 'key-2', 'key-1'])
})

test('after another call has succeeded the call is a new one', async () => {
  answers = ['offline', { body: '' }]
  await create('Shop')
  await client.call(ownAccount.changePassword, { body: { current_password: 'a', password: 'b' } })
  await create('Shop')
  expect(keys).toEqual(['key-1', 'key-2', 'key-3'])
})

test('a call that is made again minutes later is a new one', async () => {
  answers = ['offline', 'offline']
  await create('Shop')
  time += 119_999
  await create('Shop')
  time += 120_000
  await create('Shop')
  expect(keys).toEqual(['key-1', 'key-1', 'key-2'])
})

test('a call that only reads has no key, nor one whose answer the server does not keep', async () => {
  await client.call(users.me, {})
  await client.call(admin.passwordLink, { params: { userId: 'a' }, body: {} })
  expect(keys).toEqual([undefined, undefined])
})
