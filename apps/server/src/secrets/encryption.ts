import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose'
import type { Settings } from '#settings.ts'

/** The secrets of the environment: one encrypts, both decrypt. */
export type EncryptionSettings = Pick<Settings, 'secret' | 'previousSecret'>

/** Thrown when a stored value cannot be decrypted; the message is a sentence for the operator. */
export class DecryptionError extends Error {}

/** What an encrypted value begins with. The rest is a JWE in its compact form, whose header has the id of the key. */
const PREFIX = 'encrypted:'

/**
 * The form in which the database keeps a secret value: encrypted with AES-256-GCM under a key derived from
 * `WAYMARK_SECRET`, or the value itself where there is no such secret.
 *
 * @param name What the value is and whose, such as `key/token`. A value encrypted under one name cannot be decrypted
 * under another, so values of two rows cannot be exchanged in the database.
 * @param value Must not begin with `encrypted:`.
 */
export async function encryptValue(settings: EncryptionSettings, name: string, value: string): Promise<string> {
  if (settings.secret === undefined) return value
  const { id, key } = deriveKey(settings.secret)
  const jwe = new CompactEncrypt(new TextEncoder().encode(value))
  return PREFIX + (await jwe.setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id, sub: name }).encrypt(key))
}

/**
 * The value behind its stored form, whether it is encrypted with the present secret, the previous one, or not at all.
 * @throws DecryptionError when neither secret fits, or the stored form has been changed.
 */
export async function decryptValue(settings: EncryptionSettings, name: string, stored: string): Promise<string> {
  if (!stored.startsWith(PREFIX)) return stored
  const jwe = stored.slice(PREFIX.length)
  const wanted = keyIdOf(jwe)
  const derived = [settings.secret, settings.previousSecret].flatMap((secret) => secret ?? []).map(deriveKey)
  const fitting = derived.find(({ id }) => id === wanted)
  if (!fitting) throw new DecryptionError(settings.secret === undefined ? NO_SECRET : OTHER_SECRET)
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, fitting.key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    if (protectedHeader.sub === name) return new TextDecoder().decode(plaintext)
  } catch {
    // Falls through to the error below, as does a value encrypted under another name.
  }
  throw new DecryptionError(`The encrypted value "${name}" in the database has been changed and cannot be read.`)
}

/** Whether a stored value is encrypted with the present secret, or there is none to encrypt with. */
export function isEncryptedWithPresentSecret({ secret }: EncryptionSettings, stored: string): boolean {
  if (secret === undefined) return true
  return stored.startsWith(PREFIX) && keyIdOf(stored.slice(PREFIX.length)) === deriveKey(secret).id
}

const NO_SECRET =
  'Values in the database are encrypted. Set WAYMARK_SECRET to the secret with which they were encrypted.'
const OTHER_SECRET =
  'Values in the database are encrypted with another secret than WAYMARK_SECRET. Set WAYMARK_SECRET_PREVIOUS to that secret, or WAYMARK_SECRET back to it.'

function keyIdOf(jwe: string): string | undefined {
  try {
    return decodeProtectedHeader(jwe).kid
  } catch {
    return undefined
  }
}

/** The key of a secret, and an id that names it without giving anything of it away. */
function deriveKey(secret: string): { id: string; key: Uint8Array } {
  const derived = new Uint8Array(hkdfSync('sha256', secret, '', 'waymark values at rest', 40))
  return { id: Buffer.from(derived.subarray(32)).toString('hex'), key: derived.subarray(0, 32) }
}
