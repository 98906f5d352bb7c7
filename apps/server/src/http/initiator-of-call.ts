import { storableText } from '@waymark/domain/resource'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Caller } from './caller.ts'

/** Most characters that are kept of an address and of the name that a browser gives itself. */
const KEPT_LENGTH = 255

interface Origin {
  readonly address: string
  readonly request: Request
  readonly requestId: string
}

/** Who makes a call and from where; `anonymous` without a signed-in caller. */
export const initiatorOfCall = (caller: Caller | undefined, { address, request, requestId }: Origin): Initiator => ({
  actor: caller ? actorOf(caller) : { type: 'anonymous', id: null, name: '' },
  address: kept(address),
  userAgent: kept(request.headers.get('user-agent') ?? ''),
  requestId,
  ...(caller?.signedIn && { signedIn: caller.signedIn }),
})

/** The initiator of a call without a token whose user is known, such as one who has just signed in. */
export const asMember = (by: Initiator, { id, email }: Pick<Caller, 'id' | 'email'>): Initiator => ({
  ...by,
  actor: { type: 'member', id, name: email },
})

const actorOf = ({ id, kind, email }: Caller): Initiator['actor'] => ({
  type: kind === 'client' ? 'client' : 'member',
  id,
  name: email,
})

const kept = (text: string) => (storableText(text) ? text.slice(0, KEPT_LENGTH) : '')
