import type { PGlite, QueryOptions } from '@electric-sql/pglite'

/** Date, time stamp and interval types and their arrays, and arrays of decimals, by their identifiers in Postgres. */
const AS_TEXT = [1082, 1114, 1184, 1186, 1182, 1115, 1185, 1187, 1231]

type Query = PGlite['query']

/**
 * Makes PGlite return dates as text, as Drizzle reads them. Drizzle asks for that with each query, for which PGlite copies
 * its 300 parsers, a third of the time of a query; so it is set once, and the parsers of queries are dropped.
 */
export function readDatesAsText(client: PGlite): void {
  for (const type of AS_TEXT) client.parsers[type] = (value) => value
  client.query = withoutParsers(client.query.bind(client))
  const transaction = client.transaction.bind(client)
  client.transaction = (run) =>
    transaction((tx) => {
      tx.query = withoutParsers(tx.query)
      return run(tx)
    })
}

function withoutParsers(query: Query): Query {
  return (text, values, { parsers: _, ...options }: QueryOptions = {}) => query(text, values, options)
}
