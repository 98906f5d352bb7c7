import * as v from 'valibot'

/** A pointer to another resource: its id and its type. */
export const linkTo = <const T extends string>(type: T) => v.object({ id: v.string(), type: v.literal(type) })

/** A JSON:API resource as the client reads it: an id, the expected type and attributes. */
export const resource = <const T extends string, A extends v.GenericSchema>(type: T, attributes: A) =>
  v.object({ id: v.string(), type: v.literal(type), attributes })

/** A JSON:API resource with further members, such as `relationships` or `meta`. */
export const resourceWith = <const T extends string, A extends v.GenericSchema, M extends v.ObjectEntries>(
  type: T,
  attributes: A,
  members: M,
) => v.object({ id: v.string(), type: v.literal(type), attributes, ...members })

/** The revision of an item in its own answer; it changes with every change of its content or links. */
export const Revision = v.optional(v.string())

/** A moment as the API writes it: `YYYY-MM-DDTHH:MM:SS+00:00`, always UTC. */
export const WireDate = v.string()
export type WireDate = v.InferOutput<typeof WireDate>
