import * as v from 'valibot'

/** Items on a page when the caller names no limit. */
export const DEFAULT_LIMIT = 10
/** The longest page one call may ask for. */
export const MAX_LIMIT = 1000

const whole = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/u), v.transform(Number))]),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  )
const limit = v.optional(whole(1, MAX_LIMIT))
const offset = v.optional(whole(0, Number.MAX_SAFE_INTEGER))

/** A filter that looks for a piece of text. */
export const text = v.pipe(v.string(), v.maxLength(255))

/** A filter that is true or false. */
export const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((word) => word === 'true'),
  ),
])

/** A filter that is one of a few words. */
export const word = <const Words extends readonly string[]>(words: Words) => v.picklist(words)

/** A filter that takes several values, any of which may hold. */
export const several = <Value extends v.GenericSchema<any, any>>(value: Value) =>
  v.union([
    v.array(value),
    v.pipe(
      value,
      v.transform((single: v.InferOutput<Value>): v.InferOutput<Value>[] => [single]),
    ),
  ])

const sortBy = <const Key extends string>(keys: readonly Key[]) => {
  type Sort = Key | `-${Key}`
  const order = v.array(v.picklist(keys.flatMap((key): Sort[] => [key, `-${key}`])))
  return v.optional(
    v.union([
      order,
      v.pipe(
        v.string(),
        v.transform((list) => (list === '' ? [] : list.split(','))),
        order,
      ),
    ]),
  )
}

type Filters = Record<string, v.GenericSchema<any, any>>
type Optional<F extends Filters> = { [K in keyof F]: v.OptionalSchema<F[K], undefined> }

const optional = <F extends Filters>(filters: F): Optional<F> =>
  Object.fromEntries(Object.entries(filters).map(([name, schema]) => [name, v.optional(schema)])) as Optional<F>

/**
 * The query of a list in the tag API: `{ page: { limit, offset }, filter: {…}, sort: ['name', '-created_at'] }`.
 * Unknown filters, sort keys and page members are refused, other parameters ignored.
 */
export const listQuery = <F extends Filters, const Key extends string>(filters: F, sort: readonly Key[]) =>
  v.object({
    page: v.optional(v.strictObject({ limit, offset })),
    filter: v.optional(v.strictObject(optional(filters))),
    sort: sortBy(sort),
  })

/** The query of a list in the platform's API: `limit`, `offset`, `sort` and its filters side by side. */
export const platformQuery = <F extends Filters, const Key extends string>(filters: F, sort: readonly Key[]) =>
  v.object({ limit, offset, sort: sortBy(sort), ...optional(filters) })

/** The page a query asks for, in either form of list, with the defaults filled in. */
export function pageOf(query: {
  page?: { limit?: number | undefined; offset?: number | undefined } | undefined
  limit?: number | undefined
  offset?: number | undefined
}): { limit: number; offset: number } {
  const asked = query.page ?? query
  return { limit: asked.limit ?? DEFAULT_LIMIT, offset: asked.offset ?? 0 }
}
