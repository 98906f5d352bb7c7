import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { MIGRATION_LOCK, MIGRATIONS, refuseNewer } from './migrate.ts'
import type { DatabaseLimits, OpenedDatabase } from './open.ts'
import { connectionTo } from './postgres-address.ts'
import { openPool, type PoolLimits } from './postgres-pool.ts'

const USUAL: DatabaseLimits = { connections: 10, statement: 4_000 }

/** With the usual limits, a request is answered within 5 s when the database does not answer. */
const requestLimits = ({ connections, statement }: DatabaseLimits): PoolLimits => ({
  connections,
  wait: statement,
  statement,
  lock: 3_000,
  idleInTransaction: 10_000,
})
/** Operations read and write whole versions. Four run at a time, and one more connection claims them. */
const OPERATIONS: PoolLimits = {
  connections: 5,
  wait: 10_000,
  statement: 60_000,
  lock: 30_000,
  idleInTransaction: 60_000,
}
/** Containers are looked up by their keys, and those requested lately are in memory. */
const containersLimits = ({ statement }: DatabaseLimits): PoolLimits => ({
  connections: 3,
  wait: statement / 2,
  statement: statement / 2,
  lock: statement / 2,
  idleInTransaction: statement / 2,
})

/** How long a connection for the migrations may take, in milliseconds. */
const CONNECT = 5_000

/** Pools on a Postgres server, migrated. Several processes may do this at once. Throws what the driver throws. */
export async function openPostgres(url: string, limits: DatabaseLimits = USUAL): Promise<OpenedDatabase> {
  await migrateServer(url)
  return openMigrated(url, limits)
}

/** Pools on a Postgres server that has been migrated. They connect when they are used: the server may be away now. */
export function openMigrated(url: string, limits: DatabaseLimits = USUAL): OpenedDatabase {
  const pools = {
    requests: openPool(url, requestLimits(limits)),
    operations: openPool(url, OPERATIONS),
    delivery: openPool(url, containersLimits(limits)),
  }
  return {
    kind: 'postgres',
    db: pools.requests.db,
    operationsDb: pools.operations.db,
    containersDb: pools.delivery.db,
    pools,
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()))
    },
  }
}

/** Migrates on a connection of its own, without limits: others may migrate first, and large tables take their time. */
async function migrateServer(url: string): Promise<void> {
  const client = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: CONNECT })
  // As in `LimitedClient`.
  client.on('error', () => {})
  await client.connect()
  try {
    await refuseEncoding(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseNewer(drizzle(client))
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
  } finally {
    // Ends the session, and with it the lock.
    await client.end()
  }
}

/** Throws for a database that cannot keep every text. */
async function refuseEncoding(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding')
  const encoding = rows[0]?.server_encoding
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, but has to be UTF8`)
}
