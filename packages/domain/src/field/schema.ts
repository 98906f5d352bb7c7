import * as v from 'valibot'

/**
 * States which value a composed schema is for, where composition over a loop has lost the type.
 * Hint: this is believed, not checked; the builders' tests and type tests check it.
 */
export const schemaFor = <T>(schema: v.GenericSchema<any, unknown>): v.GenericSchema<T, unknown> => schema

/** The wire rule of a list: where it may be empty, leaving it out means the same. */
export const listWire = <T extends readonly unknown[]>(
  schema: v.GenericSchema<any, unknown>,
  min: number,
): v.GenericSchema<T, unknown> => schemaFor<T>(min === 0 ? v.optional(schema, []) : schema)
