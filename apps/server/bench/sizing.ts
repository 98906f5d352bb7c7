import { Agent, get, type RequestOptions } from 'node:http'
import pg from 'pg'
import { someContent } from './content.ts'
import { createClient } from './load/clients.ts'
import { publishOnce } from './load/publish-once.ts'
import { type Served, serveSite } from './load/served.ts'
import { timesOf } from './measure.ts'

const SIZES = [100, 1000, 10_000]
const CONNECTIONS = 16
const SECONDS = 4
const PUBLISHES = 4

/*
 * The figures of docs/operate/sizing.md: what a site of some size needs of a server and of Postgres. Needs the Postgres server
 * that `WAYMARK_TEST_DATABASE_URL` names.
 */
const url = process.env.WAYMARK_TEST_DATABASE_URL
if (!url) throw new Error('WAYMARK_TEST_DATABASE_URL has to name a Postgres server.')
const rows = []
for (const tags of SIZES) rows.push(await sizeOf(tags))
console.table(rows)

async function sizeOf(tags: number) {
  const content = someContent({ tags, triggers: Math.ceil(tags / 5), variables: Math.ceil(tags / 10) })
  const served = await serveSite(content, 2)
  try {
    const publisher = createClient(served, served.users[0]!, [])
    const memoryAtStart = await served.memory()
    await publishOnce(publisher, served)
    const bytesBefore = await databaseBytes(served)
    const times: number[] = []
    while (times.length < PUBLISHES) times.push(await publishOnce(publisher, served))
    const perVersion = ((await databaseBytes(served)) - bytesBefore) / PUBLISHES
    const container = `/containers/${served.appId}.js`
    const [gzip, brotli] = [await bytesOf(served, container, 'gzip'), await bytesOf(served, container, 'br')]
    return {
      tags,
      'publish, ms': Math.round(timesOf(times).median),
      'database, MB': megabytes(bytesBefore),
      'one more version, MB': megabytes(perVersion),
      'container gzip, kB': Math.round(gzip / 1000),
      'container brotli, kB': Math.round(brotli / 1000),
      'containers a second': await perSecond(served, container),
      'lists a second': await perSecond(served, `/api/tag/v1/${served.appId}/tags?page[limit]=50`),
      'memory at the start, MB': memoryAtStart,
      'memory at the end, MB': await served.memory(),
    }
  } finally {
    await served.close()
  }
}

async function databaseBytes({ url: address }: Served): Promise<number> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const { rows: read } = await client.query('select pg_database_size(current_database()) as bytes')
  await client.end()
  return Number(read[0].bytes)
}

async function bytesOf({ origin }: Served, path: string, encoding: string): Promise<number> {
  const answer = await fetch(`${origin}${path}`, { headers: { 'Accept-Encoding': encoding } })
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length'))
}

/** How many calls the server answers in a second to clients that each call as soon as they are answered. */
async function perSecond(served: Served, path: string): Promise<number> {
  const token = await served.token(served.users[1]!)
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'br' }
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let answered = 0
  const end = performance.now() + SECONDS * 1000
  const clients = Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < end)
      if ((await read(`${served.origin}${path}`, { agent, headers })) === 200) answered += 1
  })
  await Promise.all(clients)
  agent.destroy()
  return Math.round(answered / SECONDS)
}

/** Sends a request and gives the status, once the body has come; nothing is decompressed. */
function read(address: string, options: RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    }).on('error', reject)
  })
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 100_000) / 10
}
