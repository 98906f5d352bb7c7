import * as v from 'valibot'

/** A document that holds one resource. */
export const one = <Resource extends v.GenericSchema<any, any>>(resource: Resource) => v.object({ data: resource })

const Neighbour = v.nullable(v.string())

/** Addresses of the pages around this one; null where there is none. */
export const PageLinks = v.object({
  self: v.string(),
  first: Neighbour,
  last: Neighbour,
  prev: Neighbour,
  next: Neighbour,
})
export type PageLinks = v.InferOutput<typeof PageLinks>

/** A document that holds one page of a list and the number of all its items after filtering. */
export const page = <Resource extends v.GenericSchema<any, any>>(resource: Resource) =>
  v.object({
    data: v.array(resource),
    meta: v.object({ total: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    links: v.optional(PageLinks),
  })

/** Points at another resource. */
export const reference = <const Type extends string>(type: Type) => v.object({ id: v.string(), type: v.literal(type) })

/** The answer of a call that started an operation: what it concerns, and the operation to follow. */
export const accepted = <const Type extends string>(type: Type) =>
  v.object({
    data: v.object({
      id: v.string(),
      type: v.literal(type),
      attributes: v.optional(v.object({ name: v.optional(v.string()) })),
      relationships: v.object({ operation: v.object({ data: reference('operation') }) }),
    }),
  })
