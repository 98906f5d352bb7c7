import { readMessage } from '@waymark/debugger-core/protocol'
import { FROM_SITE, type FromSiteType, TO_SITE, type ToSiteType } from '@waymark/domain/debug-protocol'
import {
  MAX_EVENT_LENGTH,
  MAX_MESSAGE_BYTES,
  MAX_TITLE_LENGTH,
  MAX_VARIABLE_LENGTH,
  PROTOCOL,
} from '@waymark/domain/debug-protocol/constants'
import type { Page } from 'playwright'
import * as v from 'valibot'
import { describe, expect, test as unitTest } from 'vitest'
import { type Answers, BLOCKED, SESSION, test } from '../testing/debugged-site.ts'
import { createTestPage, inputOf, runFromSource, tagItem, triggerItem, variableItem } from '../testing/index.ts'
import { html, RECORDER } from '../testing/site.ts'
import { truncateEvent } from './truncate-event.ts'

const envelope = (type: string, payload: unknown) => ({ waymark: PROTOCOL, type, sessionId: SESSION, payload })

describe('every message that the container sends can be read by the debugger', () => {
  test('in a session from the first page to the end', async ({ debugged }) => {
    const { site, tool, debug, received, times, connected } = debugged
    site.change({ pages: { '/': html('<a id="next" href="/next">next</a>', RECORDER), '/next': html('', RECORDER) } })
    const messages: any[] = []
    const answers: any[] = []
    /** Opens the site again, and keeps what both sides sent until a message of this type. */
    const record = async (until: FromSiteType, options?: Answers, act?: (page: Page) => Promise<void>, count = 1) => {
      await tool.reload()
      const page = await debug(options)
      if (act) await connected().then(() => act(page))
      await expect.poll(() => times(until)).toBe(count)
      messages.push(...(await received()))
      answers.push(...(await tool.evaluate<any[]>('window.sent')))
      await page.close()
    }
    const lead = async (page: Page) => {
      await page.evaluate("document.title = 't'.repeat(5000); dataLayer.push({ event: 'signup' })")
      await page.click('#next')
    }
    await record('up-to-date', {}, lead, 2)
    await record('error', { token: BLOCKED })
    await record('outdated', { checksum: 'another' })
    expect(messages.map(readMessage).filter(({ kind }) => kind !== 'message')).toEqual([])
    const sent = new Set<FromSiteType>(messages.map(({ type }) => type))
    // A page never disconnects by itself, and its first ping would take ten seconds.
    const never: readonly FromSiteType[] = ['disconnect', 'ping']
    expect([...sent, ...never].sort()).toEqual(Object.keys(FROM_SITE).sort())
    for (const { type, payload } of answers) {
      expect(v.safeParse(TO_SITE[type as ToSiteType], payload).success, type).toBe(true)
    }
  })

  unitTest('as an event at every limit', () => {
    const page = createTestPage({ document: { title: 't'.repeat(MAX_TITLE_LENGTH * 2) } })
    const input = inputOf(
      {
        tags: [tagItem(1), tagItem(2, { disable_in_debug_mode: true, triggers: [] })],
        triggers: [triggerItem(1)],
        variables: [variableItem(1, { variable_type: 'data_layer', value: 'long' })],
      },
      { mode: 'debug' },
    )
    const { dataLayer, events } = runFromSource(input, page)
    const circular: unknown[] = []
    circular.push(circular)
    for (const value of [
      'x'.repeat(MAX_EVENT_LENGTH + 1),
      Array.from({ length: 1000 }, (_, key) => ({ [key]: 'x'.repeat(MAX_VARIABLE_LENGTH) })),
      circular,
      () => 1,
      10n,
      Symbol('s'),
      null,
      Number.NaN,
    ]) {
      dataLayer.push({ event: 'go', long: value })
    }
    dataLayer.push({ without: 'a name' }, 'a text', undefined)
    expect(events.length).toBeGreaterThan(8)
    const lengths = events.map((event) => event.dataLayerEvent.value.length)
    expect(Math.max(...lengths)).toBe(MAX_EVENT_LENGTH + 1)
    for (const event of events) {
      expect(readMessage(envelope('event', event))).toMatchObject({ kind: 'message' })
    }
  })

  unitTest('as an event of a version that is too large for one message', () => {
    const triggers = Array.from({ length: 20 }, (_, at) => triggerItem(at))
    const ids = triggers.map(({ id }) => id)
    const tags = Array.from({ length: 500 }, (_, at) => tagItem(at, { triggers: ids }))
    const { dataLayer, events } = runFromSource(inputOf({ tags, triggers }, { mode: 'debug' }), createTestPage())
    dataLayer.push({ event: 'go' })
    const message = envelope('event', truncateEvent(events.at(-1)!))
    expect(JSON.stringify(events.at(-1)).length).toBeGreaterThan(MAX_MESSAGE_BYTES)
    expect(JSON.stringify(message).length).toBeLessThanOrEqual(MAX_MESSAGE_BYTES)
    expect(readMessage(message)).toMatchObject({ kind: 'message' })
  })
})
