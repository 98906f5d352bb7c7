import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Fetch, listen } from './listen.ts'

/** A server on a free port whose calls are answered by `fetch`. */
async function listening(fetch: Fetch) {
  const server = await listen({ port: 0, host: '127.0.0.1' }, () => fetch)
  if ('refused' in server) throw new Error(server.refused)
  return server
}

/** Makes a call on the connection of an agent; gives the whole answer. */
const call = (port: number, agent: Agent) =>
  new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
    const answered = async (response: IncomingMessage) => {
      const text = (await response.toArray()).join('')
      resolve({ text, connection: response.headers.connection })
    }
    request({ port, agent }, (response) => void answered(response).catch(reject))
      .on('error', reject)
      .end()
  })

test('a client that keeps its connection gets whole answers until the server has stopped', async () => {
  let answered = 0
  const server = await listening(async () => {
    await setTimeout(20)
    return new Response(`Answer ${++answered}`)
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers: Awaited<ReturnType<typeof call>>[] = []
  const refused = (async () => {
    for (;;) answers.push(await call(server.port, agent))
  })().catch((error: NodeJS.ErrnoException) => error.code)
  await expect.poll(() => answers.length).toBeGreaterThan(1)
  await server.stop()
  expect(await refused).toBe('ECONNREFUSED')
  expect(answers.length).toBe(answered)
  expect(answers.at(-1)).toEqual({ text: `Answer ${answered}`, connection: 'close' })
})

// Within less than the grace period, after which every connection is cut.
test('a connection on which nothing was sent does not hold up the stop', { timeout: 15_000 }, async () => {
  const { promise: called, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: work, resolve: finish } = Promise.withResolvers<void>()
  const server = await listening(async () => {
    arrive()
    await work
    return new Response('Done')
  })
  const silent = connect(server.port, '127.0.0.1')
  await once(silent, 'connect')
  const answer = call(server.port, new Agent({ keepAlive: true }))
  await called
  const ended = Promise.all([server.stop(), once(silent, 'close')])
  finish()
  expect(await answer).toMatchObject({ text: 'Done' })
  await ended
})
