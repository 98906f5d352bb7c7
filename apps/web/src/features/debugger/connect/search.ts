import * as v from 'valibot'

const address = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(4096))), undefined))

/** Search parameters: `targetUrl` is stored as the last address, `initialUrl` is offered if none is stored. */
export const DebuggerSearch = v.object({ targetUrl: address, initialUrl: address })
export type DebuggerSearch = v.InferOutput<typeof DebuggerSearch>
