import * as v from 'valibot'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The id of a site, tag, trigger, variable or version as a request may give it: a lower-case UUID of version 4. */
export const Id = v.pipe(v.string(), v.regex(UUID_4, 'invalid-id'))
export type Id = v.InferOutput<typeof Id>

/** The id of a condition: any lower-case UUID, because ids built from a condition's parts are of version 5. */
export const AnyUuid = v.pipe(v.string(), v.regex(UUID, 'invalid-id'))

/** Whether a text can be an id; other texts are answered like unknown ids. */
export const isId = (text: string): boolean => UUID_4.test(text)
