import * as v from 'valibot'

const text = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(8192))), undefined))

/** Search parameters of a shared debug session: the address of the file in base64, and the page to open. */
export const StandaloneSearch = v.object({ debugFileUrl: text, initialUrl: text })
