import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idempotentCalls } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'
import { makeUser, tokenOf } from '#testing/people.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { tagBody } from '#testing/test-site.ts'

const shop = await openSiteOfFile()

/** Makes a tag; gives the status, the id or error code, and whether it is an answer that was given before. */
async function makeTag(name: string, key?: string, user: Caller = shop.owner, origin = '') {
  const response = await shop.server.request(`${origin}/api/tag/v1/${shop.appId}/tags`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await tokenOf(shop.server.deps, user)}`,
      'Content-Type': 'application/json',
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(tagBody(name)),
  })
  const { data, errors } = (await response.json()) as { data?: { id: string }; errors?: { code: string }[] }
  const replayed = response.headers.get('idempotency-replayed') === 'true'
  return { status: response.status, answer: data?.id ?? errors?.[0]?.code, replayed }
}

test('the same call with the same key is carried out once and answered again for a day', async () => {
  const first = await makeTag('Once', 'a')
  expect(first).toMatchObject({ status: 201, replayed: false })
  expect(await makeTag('Once', 'a')).toEqual({ ...first, replayed: true })
  await shop.server.deps.db.update(idempotentCalls).set({ createdAt: new Date('2026-03-01T08:59:59Z') })
  expect(await makeTag('Once', 'a')).toMatchObject({ status: 400, answer: 'NOT_UNIQUE_TAG_NAME_ERROR' })
})

test('the answer is given again at the address of another process', async () => {
  const first = await makeTag('Elsewhere', 'f', shop.owner, 'http://127.0.0.1:4101')
  expect(await makeTag('Elsewhere', 'f', shop.owner, 'http://127.0.0.1:4102')).toEqual({ ...first, replayed: true })
})

test('a call whose answer cannot be stored is answered, and not carried out again at once', async () => {
  const { db } = shop.server.deps
  await db.execute(sql`alter table idempotent_calls add constraint full_disk check (status is null) not valid`)
  expect((await makeTag('Not stored', 'g')).status).toBe(201)
  await db.execute(sql`alter table idempotent_calls drop constraint full_disk`)
  expect(await makeTag('Not stored', 'g')).toMatchObject({ status: 409, answer: 'IDEMPOTENCY_KEY_IN_USE_ERROR' })
})

test('of calls that are made at the same time one is carried out', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => makeTag('At once', 'b')))
  const done = answers.filter(({ status }) => status === 201)
  expect(new Set(done.map(({ answer }) => answer)).size).toBe(1)
  expect(done.filter(({ replayed }) => !replayed)).toHaveLength(1)
  for (const { status, answer } of answers) if (status !== 201) expect(answer).toBe('IDEMPOTENCY_KEY_IN_USE_ERROR')
})

test('a key means one call: another one with it is refused', async () => {
  await makeTag('This', 'c')
  expect(await makeTag('That', 'c')).toMatchObject({ status: 422, answer: 'IDEMPOTENCY_KEY_REUSED_ERROR' })
})

test('a key may be used again after a refusal, and by another user', async () => {
  await makeTag('Present')
  expect((await makeTag('Present', 'd')).status).toBe(400)
  expect((await makeTag('Corrected', 'd')).status).toBe(201)
  const colleague = await makeUser(shop.server.deps, shop.organisationId, 'OWNER')
  expect((await makeTag('Of a colleague', 'd', colleague)).status).toBe(201)
})

test('a call whose answer holds a secret takes no key, so the secret is not kept', async () => {
  const token = await tokenOf(shop.server.deps, shop.owner)
  const ask = (path: string, headers: Record<string, string> = {}) =>
    shop.server.request(path, { method: 'POST', headers: { 'Idempotency-Key': 'e', ...headers } })
  for (const answer of [
    await ask('/api/users/v2/me/two-factor', { Authorization: `Bearer ${token}` }),
    await ask('/auth/token'),
  ]) {
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'INVALID_HEADER_ERROR' }] })
  }
  const kept = await shop.server.deps.db.select().from(idempotentCalls)
  expect(JSON.stringify(kept)).not.toContain('otpauth:')
})

test.each(['two words', 'x'.repeat(256), 'ü'])('a malformed key is refused: %s', async (key) => {
  expect(await makeTag('Malformed', key)).toMatchObject({ status: 400, answer: 'INVALID_HEADER_ERROR' })
})
