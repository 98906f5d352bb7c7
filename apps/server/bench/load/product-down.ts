import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type KillableServer, startKillable } from '#testing/killable-server.ts'
import { hasNginxWithBrotli, startNginx } from '#testing/nginx.ts'
import { noPostgres, startOwnPostgres } from '#testing/own-postgres.ts'
import { tagBody, triggerBody } from '#testing/test-site.ts'
import { printTimes, type Times, timesOf } from '../measure.ts'

const TAGS = 50
const CLIENTS = 20
const SECONDS = 5

/**
 * How a web server goes on giving the containers of the container store while the product and its database are stopped:
 * times of requests before and after, and every answer that is not the container.
 */
export async function benchProductDown(): Promise<void> {
  if (noPostgres || !hasNginxWithBrotli) {
    console.log(`\nContainers while the product is down: not measured, ${noPostgres ?? 'nginx is not installed here'}`)
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'waymark-down-'))
  mkdirSync(join(folder, 'data'))
  const postgres = await startOwnPostgres()
  const server = await startKillable(join(folder, 'data'), postgres.url, { WAYMARK_TEST_COMPILER: 'container' })
  const nginx = await startNginx(join(folder, 'data/containers'), join(folder, 'nginx'))
  try {
    await publishTags(server)
    const url = `${nginx.origin}/containers/${server.appId}.js`
    const up = await load(url)
    // Its claims lapse in the database, which therefore stops after it.
    await server.kill()
    await postgres.stop()
    if (await fetch(`${server.origin}/healthz`).catch(() => undefined)) throw new Error('The product still answers.')
    const down = await load(url)
    printTimes(`A container of ${TAGS} tags from nginx over the container store, ${CLIENTS} clients`, [
      { name: 'product and database run', times: up.times },
      { name: 'product and database are stopped', times: down.times, bare: up.times },
    ])
    console.log(`errors: ${up.errors} while they run, ${down.errors} of ${down.answers} answers while they are stopped`)
  } finally {
    await nginx.close()
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function publishTags({ call, appId }: KillableServer): Promise<void> {
  const base = `/api/tag/v1/${appId}`
  const trigger = await call('POST', `${base}/triggers`, triggerBody('Every page'))
  for (let tag = 0; tag < TAGS; tag++) {
    const code = `<script>window.tag${tag} = ${tag}</script>`
    await call('POST', `${base}/tags`, tagBody(`Tag ${tag}`, { code }, [trigger?.body.data.id]))
  }
  const started = await call('POST', `${base}/versions/draft/publish`)
  const { id } = started?.body.data.relationships.operation.data ?? {}
  for (;;) {
    const { state } = (await call('GET', `${base}/operations/${id}`))?.body.data.attributes ?? {}
    if (state === 'completed') return
    if (state === 'failed') throw new Error('The site could not be published.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Requests of many clients, each after the other's answer; an answer that is not the published container is an error. */
async function load(url: string): Promise<{ times: Times; answers: number; errors: number }> {
  const durations: number[] = []
  let errors = 0
  const end = performance.now() + SECONDS * 1000
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      const text = await fetch(url).then(
        (response) => (response.ok ? response.text() : ''),
        () => '',
      )
      durations.push(performance.now() - start)
      if (!text.includes(`tag${TAGS - 1}`)) errors += 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return { times: timesOf(durations), answers: durations.length, errors }
}
