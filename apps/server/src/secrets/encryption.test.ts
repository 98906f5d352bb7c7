import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decryptValue, type EncryptionSettings, encryptValue, isEncryptedWithPresentSecret } from './encryption.ts'

const secret = 'the present secret of this installation'
const previousSecret = 'the previous secret of this installation'
const present = { secret, previousSecret: undefined }
const none = { secret: undefined, previousSecret: undefined }

describe('a value at rest', () => {
  test('is read again under its name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string(), async (value, name) => {
        expect(await decryptValue(present, name, await encryptValue(present, name, value))).toBe(value)
      }),
    )
  })

  test('does not contain the value, is never the same twice and names its key, not the secret', async () => {
    const [one, two] = [
      await encryptValue(present, 'key/a', 'visible'),
      await encryptValue(present, 'key/a', 'visible'),
    ]
    expect(one).not.toBe(two)
    const [header = ''] = one.replace('encrypted:', '').split('.')
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
      alg: 'dir',
      enc: 'A256GCM',
      kid: expect.stringMatching(/^[0-9a-f]{16}$/),
      sub: 'key/a',
    })
    for (const part of one.split('.')) expect(Buffer.from(part, 'base64url').toString()).not.toContain('visible')
  })

  test('stays as it is without a secret, and is read as it is with one', async () => {
    expect(await encryptValue(none, 'key/a', 'visible')).toBe('visible')
    expect(await decryptValue(present, 'key/a', 'visible')).toBe('visible')
    expect([isEncryptedWithPresentSecret(none, 'visible'), isEncryptedWithPresentSecret(present, 'visible')]).toEqual([
      true,
      false,
    ])
  })

  test('can still be read with the previous secret, and is known to be outdated', async () => {
    const stored = await encryptValue({ secret: previousSecret, previousSecret: undefined }, 'key/a', 'visible')
    const both = { secret, previousSecret }
    expect(await decryptValue(both, 'key/a', stored)).toBe('visible')
    expect(isEncryptedWithPresentSecret(both, stored)).toBe(false)
    expect(isEncryptedWithPresentSecret(both, await encryptValue(both, 'key/a', 'visible'))).toBe(true)
  })
})

describe('a value cannot be read', () => {
  const refusal = async (settings: EncryptionSettings, name: string, stored: string) =>
    decryptValue(settings, name, stored).then(
      (value) => `read ${value}`,
      (error: Error) => error.message,
    )

  test('without the secret, or with another one: a sentence says which setting is missing', async () => {
    const stored = await encryptValue(present, 'key/a', 'visible')
    expect(await refusal(none, 'key/a', stored)).toMatch(/^Values in the database are encrypted\. Set WAYMARK_SECRET /)
    const other = { secret: 'quite another secret, and as long as this', previousSecret: undefined }
    expect(await refusal(other, 'key/a', stored)).toMatch(/Set WAYMARK_SECRET_PREVIOUS to that secret/)
  })

  test('under another name, so rows cannot be exchanged', async () => {
    const stored = await encryptValue(present, 'key/a', 'visible')
    expect(await refusal(present, 'key/b', stored)).toBe(
      'The encrypted value "key/b" in the database has been changed and cannot be read.',
    )
  })

  test('when a single character of it has been changed', async () => {
    const stored = await encryptValue(present, 'key/a', 'nine byte')
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 10, max: stored.length - 2 }), async (at) => {
        const changed = `${stored.slice(0, at)}${stored[at] === 'A' ? 'B' : 'A'}${stored.slice(at + 1)}`
        expect(await refusal(present, 'key/a', changed)).not.toMatch(/^read/)
      }),
    )
  })
})
