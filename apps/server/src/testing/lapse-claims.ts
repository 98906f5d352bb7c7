import pg from 'pg'

/**
 * Lets the claims of processes that are gone lapse in a Postgres database, as 30 seconds would: those on operations and on
 * webhooks. With a moment, only the claims that have not been renewed since.
 */
export async function lapseClaims(url: string, until: Date = new Date()): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const lapsed = `set lease_until = now() - interval '1 second' where lease_until <= $1::timestamptz + interval '30 seconds'`
    await client.query(`update operations ${lapsed} and state = 'started' and claimed_by is not null`, [until])
    await client.query(`update webhooks ${lapsed}`, [until])
  } finally {
    await client.end()
  }
}
