import { Refused, refuse } from '#http/refusal.ts'

/** An operation whose site or version has been deleted before its turn came. */
export const gone = (what: string) => new Refused(refuse('NOT_FOUND_ERROR', `The ${what} does not exist any more`))
