import { NAME_TAKEN_ERRORS } from '@waymark/domain/failure'
import { CallFailed, isLost } from '#data/api/call-failed.ts'

/** The calls that add one item. */
export interface AddCalls<Body, Item> {
  create(body: Body): Promise<Item>
  read(id: string): Promise<Item>
  change(id: string, body: Body): Promise<unknown>
}

const CODES_OF_TAKEN: readonly string[] = ['NOT_UNIQUE_ID_ERROR', ...Object.values(NAME_TAKEN_ERRORS)]

/**
 * Adds items under ids of the client. A call whose answer was lost may have added its item, so it is repeated under the
 * same id: at once, and whenever it is called again. If the server then has the item already, that is a success, and what
 * was changed in between is sent as a change.
 */
export function addOnce<Body extends { readonly id: string }, Item>({ create, read, change }: AddCalls<Body, Item>) {
  /** The first body without an answer, by id. */
  const lost = new Map<string, string>()

  const send = async (body: Body): Promise<Item> => {
    try {
      return await create(body)
    } catch (error) {
      if (isLost(error) && !lost.has(body.id)) lost.set(body.id, JSON.stringify(body))
      const sent = lost.get(body.id)
      const added = sent !== undefined && isTaken(error) && (await read(body.id).catch(() => undefined))
      if (!added) throw error
      if (sent === JSON.stringify(body)) return added
      await change(body.id, body)
      return read(body.id)
    }
  }

  return async (body: Body): Promise<Item> => {
    try {
      return await send(body)
    } catch (error) {
      if (!isOffline(error)) throw error
      return send(body)
    }
  }
}

const isOffline = (error: unknown): boolean => error instanceof CallFailed && error.failure.kind === 'offline'

const isTaken = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'status' &&
  error.failure.codes.some((code) => CODES_OF_TAKEN.includes(code))
