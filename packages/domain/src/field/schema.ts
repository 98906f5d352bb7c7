import * as v from 'valibot'

/**
 * Casts a schema that was composed in a loop to one for its value type. The cast is unchecked; tests and type tests of the
 * builders check it.
 */
export const schemaFor = <T>(schema: v.GenericSchema<any, unknown>): v.GenericSchema<T, unknown> => schema

/** The wire rule of a list; one that may be empty may also be left out. */
export const listWire = <T extends readonly unknown[]>(
  schema: v.GenericSchema<any, unknown>,
  min: number,
): v.GenericSchema<T, unknown> => schemaFor<T>(min === 0 ? v.optional(schema, []) : schema)
