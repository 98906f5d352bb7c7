import * as v from 'valibot'
import { ListSort } from './list-sort.ts'

/** A word of an address; what it does not understand is left out. */
export const lenient = <S extends v.GenericSchema>(schema: S) => v.optional(v.fallback(v.optional(schema), undefined))

/** What the address says about every list; the filters of each stand beside it. */
export const SEARCHED = {
  name: lenient(v.pipe(v.string(), v.maxLength(255))),
  sort: lenient(ListSort),
}

export interface Searched {
  readonly name?: string | undefined
  readonly sort?: ListSort | undefined
}

/** What the server is asked for. */
export const askedOfList = ({ name, sort }: Searched) => ({ name: name?.trim() ?? '', sort: sort ?? ('name' as const) })
