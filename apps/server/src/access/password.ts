import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import type { PasswordCost } from '#dependencies.ts'

/** Cost of a hash: about 32 MB of memory and a tenth of a second. Kept with each hash, so it can be raised later. */
export const PASSWORD_COST: PasswordCost = { log2N: 15, r: 8, p: 3 }
const LENGTH = 32

/** A salted, slow hash of a password, as text that names its parameters. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Whether a password is the one behind a hash. A hash that cannot be read matches nothing, after the time that `usual` takes. */
export async function isPassword(password: string, stored: string, usual: PasswordCost): Promise<boolean> {
  const [kind, log2N, r, p, salt = '', hash = ''] = stored.split('$')
  const known = kind === 'scrypt'
  const cost = known ? { log2N: Number(log2N), r: Number(r), p: Number(p) } : usual
  const expected = Buffer.from(hash, 'base64url')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return known && expected.length === LENGTH && timingSafeEqual(derived, expected)
}

function derive(password: string, salt: Buffer, { log2N, r, p }: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** log2N, r, p, maxmem: 256 * 2 ** log2N * r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
