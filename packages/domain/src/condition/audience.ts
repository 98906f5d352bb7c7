import * as v from 'valibot'

/** A group of visitors in the customer data platform. */
export const Audience = v.object({ id: v.string(), name: v.string() })
export type Audience = v.InferOutput<typeof Audience>

/** All audiences of one website. */
export const Audiences = v.array(Audience)
export type Audiences = v.InferOutput<typeof Audiences>
