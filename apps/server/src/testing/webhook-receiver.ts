import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { WebhookEvent } from '@waymark/domain/webhook'
import * as v from 'valibot'
import { listenHere } from './listen.ts'

/** One request as it came in. */
export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** The body, read with the schema of events. */
  readonly event: WebhookEvent
}

/** A receiver of webhooks on this machine. */
export interface WebhookReceiver {
  readonly url: string
  readonly received: Received[]
  /** How requests are answered; 204 unless this is set. */
  answer: (response: ServerResponse, received: Received) => void
  close(): Promise<void>
}

export async function startReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const one = { headers: request.headers, body, event: v.parse(WebhookEvent, JSON.parse(body)) }
    received.push(one)
    receiver.answer(response, one)
  })
  const port = await listenHere(server)
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: (response) => response.writeHead(204).end(),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}
