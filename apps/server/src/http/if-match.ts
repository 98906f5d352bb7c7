import type { ItemEdit } from '@waymark/domain/item-edit'
import { type Refused, refuse } from '#refusal.ts'

/** The entity tags of an `If-Match` header, or `any` for a star; as written, so that weak ones begin with `W/`. */
export type IfMatch = 'any' | readonly string[]

const ENTITY_TAG = '(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*"'
const LIST = new RegExp(`^[ \\t,]*${ENTITY_TAG}(?:[ \\t]*,[ \\t,]*${ENTITY_TAG})*[ \\t,]*$`, 'u')

/** Reads the condition of a call; undefined without one. Refuses what is no list of entity tags. */
export function readIfMatch({ headers }: Request): IfMatch | undefined {
  const text = headers.get('if-match')
  if (text === null) return undefined
  if (text.trim() === '*') return 'any'
  if (!LIST.test(text)) {
    throw refuse('INVALID_HEADER_ERROR', 'If-Match must be * or a list of entity tags in quotes', {
      header: 'If-Match',
    })
  }
  return text.match(new RegExp(ENTITY_TAG, 'gu')) ?? []
}

/** Compares strongly, as HTTP requires for `If-Match`: a weak entity tag never matches. */
export const matches = (condition: IfMatch | undefined, current: string): boolean =>
  condition === undefined || condition === 'any' || condition.includes(current)

/** The refusal of a call that was meant for another state of a resource; `changes` says what has happened since, by whom. */
export const refuseStale = (sent: readonly string[], current: string, changes: ItemEdit[]): Refused =>
  refuse('PRECONDITION_FAILED_ERROR', 'This was changed after the revision that the request names', {
    header: 'If-Match',
    stale: { sent: sent.join(', '), current, changes },
  })
