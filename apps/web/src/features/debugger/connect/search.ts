import * as v from 'valibot'

const address = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(4096))), undefined))

/** What the address says about where to begin: a page to remember and offer, or one to offer unless another is remembered. */
export const DebuggerSearch = v.object({ targetUrl: address, initialUrl: address })
export type DebuggerSearch = v.InferOutput<typeof DebuggerSearch>
