import * as v from 'valibot'

/** The mark that every message of the debugger carries. */
export const PROTOCOL = 'debug/1'

/** What every message is wrapped in. The session is null before one has been agreed. */
export const Envelope = v.object({
  waymark: v.literal(PROTOCOL),
  type: v.string(),
  sessionId: v.nullable(v.string()),
  payload: v.record(v.string(), v.unknown()),
})
export type Envelope = v.InferOutput<typeof Envelope>

/** Wraps a message for its way to the other window. */
export const wrap = <Type extends string, Payload extends object>(
  type: Type,
  sessionId: string | null,
  payload: Payload,
) => ({ waymark: PROTOCOL, type, sessionId, payload }) as const

/** Whether something that came from a window is a message of the debugger at all. */
export const isEnvelope = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'waymark' in data && data.waymark === PROTOCOL
