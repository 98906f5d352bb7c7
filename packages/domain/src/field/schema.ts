import type * as v from 'valibot'

/**
 * States which value a composed schema is for, where composition over a loop has lost the type.
 * Hint: this is believed, not checked; the builders' tests and type tests check it.
 */
export const schemaFor = <T>(schema: v.GenericSchema<any, unknown>): v.GenericSchema<T, unknown> => schema
