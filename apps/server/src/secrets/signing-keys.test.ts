import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { readToken, signToken } from '#access/token.ts'
import { installation } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'
import type { Settings } from '#settings.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import { renewSigningKeys } from './signing-keys.ts'
import { encryptStoredValues, removeUnreadableValues } from './stored-values.ts'

const secret = 'the present secret of this installation'
const previousSecret = 'the previous secret of this installation'
const caller: Caller = {
  kind: 'person',
  id: crypto.randomUUID(),
  sessionId: crypto.randomUUID(),
  email: 'ada@northwind.example',
  name: '',
  role: 'USER',
  language: 'en',
  organisationId: crypto.randomUUID(),
  organisation: 'Northwind',
}

const server = await startServerOfFile()
beforeEach(() => server.deps.db.delete(installation))

/** Another process on the same database. */
const process = (changes: Partial<Settings> = {}) => server.withSettings(changes).deps
const isValid = async (token: string, deps = process()) => (await readToken(deps, token)) !== undefined
const storedText = async () => JSON.stringify(await server.deps.db.select().from(installation))

describe('the keys of tokens', () => {
  test('are the same for every process, also when several make the first one at once', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => signToken(process(), caller)))
    expect(await Promise.all(tokens.map((token) => isValid(token)))).toEqual([true, true, true])
  })

  test('of an installation that has one key go on', async () => {
    const key = Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')
    await server.deps.db.insert(installation).values({ key: 'key/token', value: { secret: key } })
    const token = await signToken(process(), caller)
    await encryptStoredValues(server.deps.db, { secret, previousSecret: undefined })
    expect(await storedText()).not.toContain(key)
    expect(await isValid(token, process({ secret }))).toBe(true)
  })
})

describe('new keys', () => {
  test('sign when every process has read them, and the old ones hold until their tokens end', async () => {
    const running = process()
    const before = await signToken(running, caller)
    await renewSigningKeys(server.deps, { revoke: false })
    expect(await isValid(before)).toBe(true)
    // A process that has not read the new key yet accepts what others sign.
    expect(await isValid(await signToken(process(), caller), running)).toBe(true)

    server.advance(61)
    const after = await signToken(process(), caller)
    expect([await isValid(after), await isValid(before)]).toEqual([true, true])
    server.advance(301)
    const [row] = await server.deps.db.select().from(installation).where(eq(installation.key, 'key/token'))
    expect(JSON.parse(String(row?.value.keys))).toHaveLength(2)
    await renewSigningKeys(server.deps, { revoke: false })
    expect(await isValid(await signToken(process(), caller))).toBe(true)
  })

  test('end the old ones at once when these are revoked', async () => {
    const token = await signToken(process(), caller)
    await renewSigningKeys(server.deps, { revoke: true })
    expect(await isValid(token)).toBe(false)
    expect(await isValid(await signToken(process(), caller))).toBe(true)
  })
})

describe('encryption at rest', () => {
  test('begins with the next start after a secret was set, and tokens stay valid', async () => {
    const token = await signToken(process(), caller)
    expect(await storedText()).toContain('secret')
    expect(await encryptStoredValues(server.deps.db, { secret, previousSecret: undefined })).toBe(1)
    expect(await storedText()).toContain('encrypted:')
    expect(await storedText()).not.toContain('secret')
    expect(await isValid(token, process({ secret }))).toBe(true)
    expect(await encryptStoredValues(server.deps.db, { secret, previousSecret: undefined })).toBe(0)
  })

  test('changes to a new secret while the previous one is known', async () => {
    const token = await signToken(process({ secret: previousSecret }), caller)
    expect(await isValid(token, process({ secret, previousSecret }))).toBe(true)
    expect(await encryptStoredValues(server.deps.db, { secret, previousSecret })).toBe(1)
    expect(await isValid(token, process({ secret }))).toBe(true)
  })

  test('changes nothing when a secret is missing', async () => {
    await signToken(process({ secret: previousSecret }), caller)
    const before = await storedText()
    for (const settings of [{ secret }, { secret: undefined }]) {
      const outcome = encryptStoredValues(server.deps.db, { ...settings, previousSecret: undefined })
      await expect(outcome).rejects.toThrow('Values in the database are encrypted')
    }
    expect(await storedText()).toBe(before)
  })

  test('can be given up when the secret is lost: what cannot be read is removed, and new keys take its place', async () => {
    const token = await signToken(process({ secret: previousSecret }), caller)
    const settings = { secret, previousSecret: undefined }
    expect(await removeUnreadableValues(server.deps.db, settings)).toEqual(['key/token'])
    expect(await encryptStoredValues(server.deps.db, settings)).toBe(0)
    expect(await isValid(token, process({ secret }))).toBe(false)
    expect(await isValid(await signToken(process({ secret }), caller), process({ secret }))).toBe(true)
    expect(await removeUnreadableValues(server.deps.db, settings)).toEqual([])
  })
})
