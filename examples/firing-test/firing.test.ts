/*
 * Which tags fire on a visit that was recorded, page by page and event by event: node --test
 */

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type RecordedVisit, replay } from '@waymark/container/simulation'

/** The content of a shop at some time, and what one visitor did in it. */
const visit: RecordedVisit = JSON.parse(readFileSync(new URL('visit.json', import.meta.url), 'utf8'))

/** The tags that fired on an event, anywhere in the visit, each once. */
function firedOn(event: string, pages = replay(visit)): string[] {
  const fired = pages.flat().filter(([name]) => name === event)
  return [...new Set(fired.flatMap(([, ...tags]) => tags))]
}

test('an order is sent to the shop’s own analytics and to the advertiser', () => {
  assert.deepEqual(firedOn('purchase'), ['On event', 'Order', 'Goal: order placed', 'Google Ads: order'])
})

test('without the agreement of the visitor no advertiser gets the order', () => {
  const pages = visit.pages.map((page) => ({
    ...page,
    steps: page.steps.filter((step) => step.do !== 'api' || step.call[0] !== 'consent.set'),
  }))
  assert.deepEqual(firedOn('purchase', replay({ ...visit, pages })), ['On event'])
})
