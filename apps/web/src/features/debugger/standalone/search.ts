import * as v from 'valibot'

const text = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(8192))), undefined))

/** What the address of a shared debug session holds: the file's address in base64, and the page to begin with. */
export const StandaloneSearch = v.object({ debugFileUrl: text, initialUrl: text })
