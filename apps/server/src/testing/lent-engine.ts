import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { OpenedDatabase } from '#database/open.ts'
import { openPglite } from '#database/open-folder.ts'
import { deleteAllRows } from './delete-all-rows.ts'

/** An embedded engine that tests have one after the other, and its schema as it was made. */
interface Engine {
  readonly client: PGlite
  readonly schema: string
}

/** Engines that no test has now. Starting one takes a second of processor time, emptying one some milliseconds. */
const idle: Engine[] = []
const IDLE_LIMIT = 2

/** An empty embedded database: that of a test which has closed it, else a new one. */
export async function openLentEngine(make: () => Promise<PGlite>): Promise<OpenedDatabase> {
  const engine = idle.pop() ?? (await begin(await make()))
  let isClosed = false
  const client = new Proxy(engine.client, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return isClosed ? () => Promise.reject(new Error('PGlite is closed')) : value.bind(target)
    },
  })
  const db = drizzle(client)
  return {
    kind: 'pglite',
    db,
    operationsDb: db,
    containersDb: db,
    pools: {},
    async close() {
      if (isClosed) return
      isClosed = true
      await takeBack(engine)
    },
  }
}

async function begin(client: PGlite): Promise<Engine> {
  await openPglite(client)
  return { client, schema: await schemaOf(client) }
}

/** Keeps an engine for the next test, empty; one whose schema a test has changed is ended. */
async function takeBack(engine: Engine): Promise<void> {
  const { client, schema } = engine
  if (idle.length >= IDLE_LIMIT || (await schemaOf(client)) !== schema) return client.close()
  await deleteAllRows(drizzle(client))
  const { rows: large } = await client.query<{ name: string }>(
    `select relname as name from pg_class where ${OURS} and relkind = 'r' and pg_relation_size(oid) > 65536`,
  )
  if (large.length > 0) await client.exec(`vacuum ${large.map(({ name }) => name).join(', ')}`)
  await client.exec('discard all')
  idle.push(engine)
}

const OURS = `relnamespace = 'public'::regnamespace`

/** Everything that makes up the schema, by its ids and names. */
async function schemaOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(`
    select concat_ws(';',
      (select string_agg(concat(oid, relname), ',' order by oid) from pg_class where ${OURS}),
      (select string_agg(concat(attrelid, attname, atttypid, attnotnull), ',' order by attrelid, attnum) from pg_attribute
        where attrelid in (select oid from pg_class where ${OURS})),
      (select string_agg(concat(oid, conname), ',' order by oid) from pg_constraint
        where connamespace = 'public'::regnamespace),
      (select string_agg(concat(oid, tgname, tgenabled), ',' order by oid) from pg_trigger)
    ) as schema`)
  return rows[0]?.schema ?? ''
}
