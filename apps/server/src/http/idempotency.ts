import { createHash } from 'node:crypto'
import type { Endpoint } from '@waymark/api-client/endpoint'
import { and, eq, sql } from 'drizzle-orm'
import { idempotentCalls } from '#database/tables/index.ts'
import { isUnavailable } from '#database/unavailable.ts'
import type { Dependencies } from '#dependencies.ts'
import { refuse } from '#refusal.ts'
import { LARGEST_BODY, readUpTo } from './body.ts'
import type { Caller } from './caller.ts'
import { type Reply, reply } from './reply.ts'

/** How long the answer of a call is kept, in milliseconds. */
const ANSWER_TTL = 86_400_000
/** After this time, in milliseconds, a call without an answer counts as broken off: its process has ended. */
const ANSWER_TIMEOUT = 60_000
const KEY = /^[\x21-\x7e]{1,255}$/u

interface IdempotentCall {
  readonly deps: Pick<Dependencies, 'db' | 'clock' | 'log'>
  readonly caller: Caller | undefined
  readonly endpoint: Endpoint
  readonly request: Request
}

/**
 * Answers a POST with an `Idempotency-Key` once: the same call with the same key gets the same answer again for 24 hours,
 * marked by `Idempotency-Replayed: true`, and is not carried out another time. The keys of each user are their own.
 *
 * A call whose answer holds a secret takes no key, as the secret would be kept. Where no caller is known the key has no
 * meaning.
 *
 * A call that was refused has changed nothing, so its key may be used again; so may that of one that failed, although it may
 * have changed something before. A call that was carried out while its answer could not be stored, because the process was
 * killed or the database could not be reached, would be carried out again a minute later.
 * @throws Refused: 400 for a malformed key, 409 while the first call is under way, 422 for another call with the key.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export async function answerOnce(
  { deps, caller, endpoint, request }: IdempotentCall,
  answer: () => Promise<Reply>,
): Promise<Reply> {
  const key = request.headers.get('idempotency-key')
  if (key === null || endpoint.method !== 'POST') return answer()
  if (endpoint.answersSecret) throw refused('INVALID_HEADER_ERROR', 'is not taken here: the answer holds a secret')
  if (!caller) return answer()
  if (!KEY.test(key)) throw refused('INVALID_HEADER_ERROR', 'must be 1 to 255 visible ASCII characters')
  const body = await readUpTo(request.clone(), LARGEST_BODY)
  // Too large a body is refused by the call itself.
  if (!body) return answer()
  const id = { userId: caller.id, key: hash(key) }
  // With the key itself, which is not kept: a body may hold a password, which its hash alone would let one guess.
  const { pathname, search } = new URL(request.url)
  const call = hash(key, endpoint.method, pathname + search, body)
  const earlier = await claim(deps, { ...id, call })
  if (earlier) return replay(earlier, call)
  const which = and(eq(idempotentCalls.userId, id.userId), eq(idempotentCalls.key, id.key))
  const given = await answer().catch(async (error) => {
    const freed = deps.db.delete(idempotentCalls).where(which).execute()
    // Waiting for a database that cannot answer would double the time until the refusal; the key is free again in a minute.
    if (isUnavailable(error)) freed.catch(() => undefined)
    else await freed
    throw error
  })
  try {
    await deps.db
      .update(idempotentCalls)
      .set({ status: given.status, body: given.body ?? null })
      .where(which)
  } catch (err) {
    deps.log.warn({ err }, 'The answer to a call with an Idempotency-Key could not be stored')
  }
  return given
}

type EarlierCall = typeof idempotentCalls.$inferSelect

/** Takes a key for a call, or gives the call that has it. */
async function claim(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  call: Pick<EarlierCall, 'userId' | 'key' | 'call'>,
): Promise<EarlierCall | undefined> {
  const now = clock()
  const { status, createdAt } = idempotentCalls
  const before = (age: number) => sql`${createdAt} < ${new Date(now.getTime() - age).toISOString()}::timestamptz`
  const taken = await db
    .insert(idempotentCalls)
    .values({ ...call, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotentCalls.userId, idempotentCalls.key],
      set: { call: call.call, status: null, body: null, createdAt: now },
      setWhere: sql`${before(ANSWER_TTL)} or (${status} is null and ${before(ANSWER_TIMEOUT)})`,
    })
    .returning({ key: idempotentCalls.key })
  if (taken.length > 0) return undefined
  const [earlier] = await db
    .select()
    .from(idempotentCalls)
    .where(and(eq(idempotentCalls.userId, call.userId), eq(idempotentCalls.key, call.key)))
  // The first call has just been refused.
  return earlier ?? claim({ db, clock }, call)
}

function replay({ call: first, status, body }: EarlierCall, call: string): Reply {
  if (first !== call) throw refused('IDEMPOTENCY_KEY_REUSED_ERROR', 'was used for another call')
  if (status === null) throw refused('IDEMPOTENCY_KEY_IN_USE_ERROR', 'belongs to a call that is under way')
  return reply(status, body ?? undefined, { 'Idempotency-Replayed': 'true' })
}

const refused = (code: Parameters<typeof refuse>[0], predicate: string) =>
  refuse(code, `Idempotency-Key ${predicate}`, { header: 'Idempotency-Key' })

function hash(...pieces: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256')
  for (const piece of pieces) digest.update(piece).update('\0')
  return digest.digest('hex')
}
