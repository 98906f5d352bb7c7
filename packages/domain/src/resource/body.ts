import * as v from 'valibot'
import { Id } from './id.ts'

/** The body that makes a resource, with an id if the caller chooses it. */
export const createBody = <const T extends string, A extends v.GenericSchema>(type: T, attributes: A) =>
  v.object({ id: v.optional(Id), type: v.literal(type), attributes })

/** The body that changes the resource of the path. */
export const patchBody = <const T extends string, A extends v.GenericSchema>(type: T, attributes: A) =>
  v.object({ id: v.optional(v.string()), type: v.literal(type), attributes })
