import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Passwords } from '#dependencies.ts'
import { createPasswordQueue } from './password-queue.ts'

/** How slow it is to hash a password with scrypt: `2 ** log2N` rounds of `r` blocks, `p` times. */
interface PasswordCost {
  readonly log2N: number
  readonly r: number
  readonly p: number
}

/** Cost of a hash: about 32 MB of memory and a tenth of a second. Kept with each hash, so it can be raised later. */
const USUAL_COST: PasswordCost = { log2N: 15, r: 8, p: 3 }
/** Concurrent checks: a processor is left for everything else, one of Node's four threads for files and compression. */
const MAX_CHECKS = Math.max(1, Math.min(3, availableParallelism() - 1))
const MAX_WAITING_CHECKS = 40
/**
 * Rank of hashing, which only owners, operators and holders of a link start: before all checks, whose ranks are at least
 * `-MAX_WAITING_CHECKS`.
 */
const FIRST = -2 * MAX_WAITING_CHECKS
const LENGTH = 32

/** The passwords of one process. */
export function createPasswords(cost: PasswordCost = USUAL_COST): Passwords {
  const queue = createPasswordQueue({ concurrency: MAX_CHECKS, capacity: MAX_WAITING_CHECKS })
  const counts = new Map<string, number>()
  const add = (source: string, count: number) => {
    const next = (counts.get(source) ?? 0) + count
    if (next === 0) counts.delete(source)
    else counts.set(source, next)
  }
  return {
    hash: (password) => queue.run(() => hashPassword(password, cost), FIRST),
    isRight: (password, stored) => isPassword(password, stored, cost),
    async inTurn({ source, isPreferred }, check) {
      const before = counts.get(source) ?? 0
      add(source, 1)
      try {
        return await queue.run(check, isPreferred ? before - MAX_WAITING_CHECKS : before)
      } finally {
        add(source, -1)
      }
    },
  }
}

async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

async function isPassword(password: string, stored: string, usual: PasswordCost): Promise<boolean> {
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
