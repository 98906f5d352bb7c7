import type { Endpoint } from '@waymark/api-client/endpoint'
import type { AnsweringServer } from '@waymark/api-client/testing'

/**
 * A server that carries out the first call of an endpoint, whose answer is then lost. A call with the same
 * `Idempotency-Key` gets the same answer, as from the real server.
 */
export function losingAnswers(server: AnsweringServer, { method, path }: Endpoint): AnsweringServer {
  const address = new RegExp(`${path.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u')
  const answers = new Map<string, Awaited<ReturnType<AnsweringServer['fetch']>>>()
  let isLost = false
  return {
    on: server.on,
    async fetch(url, request) {
      const key = request.headers['Idempotency-Key'] ?? ''
      const answer = answers.get(key) ?? (await server.fetch(url, request))
      if (key !== '') answers.set(key, answer)
      if (!isLost && request.method === method && address.test(url)) {
        isLost = true
        throw new TypeError('Failed to fetch')
      }
      return answer
    },
  }
}
