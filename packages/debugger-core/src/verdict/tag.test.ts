import type { NotFiredReason } from '@waymark/domain/debug-protocol'
import { describe, expect, test } from 'vitest'
import {
  containerVersion,
  debugEvent,
  metadataTag,
  metadataTrigger,
  tagResult,
  triggerResult,
} from '../testing/index.ts'
import { indexVersion } from '../version/index.ts'
import { checksOf, describeTag, explainTag } from './index.ts'

describe('the firing of a tag', () => {
  const index = indexVersion(
    containerVersion({
      tags: [
        metadataTag('main', {
          triggerIds: ['purchase'],
          blockingTriggerIds: ['staff'],
          firingFrequency: 'once_per_visitor',
          setupTag: { id: 'library', stop_on_failure: true },
          cleanupTag: { id: 'gone', stop_on_failure: false },
        }),
        metadataTag('library', { name: 'The library' }),
      ],
      triggers: [metadataTrigger('purchase', { Event: 'purchase' }), metadataTrigger('staff', { Path: '/staff' })],
    }),
  )
  const notFired = (preventedBy: NotFiredReason, parts = {}) => ({
    ...tagResult('main'),
    fired: false,
    preventedBy,
    failures: [preventedBy],
    ...parts,
  })

  test('a tag that is blocked names the trigger that is met', () => {
    const result = notFired('blocking-trigger', { blockingTriggers: [triggerResult('staff', { Path: true })] })
    const explained = explainTag(result, debugEvent('go', { tags: [result] }), index)
    expect(explained.blockingTriggers).toMatchObject([{ id: 'staff', met: true }])
    expect(explained.trail.find(({ state }) => state === 'stopped')?.name).toBe('blocking')
  })

  test('its checks are shown only for a tag that has them, or that they stopped', () => {
    const names = (tag: string) => checksOf(tagResult(tag)).map(({ name }) => name)
    expect(names('library')).not.toContain('frequency')
    const result = tagResult('main')
    const shown = explainTag(result, debugEvent('go', { tags: [result] }), index).trail.map(({ name }) => name)
    expect(shown).toEqual(
      expect.arrayContaining(['trigger', 'blocking', 'multiplicity', 'frequency', 'debug-mode', 'setup']),
    )
    expect(checksOf(notFired('tag-once-per-session')).at(-2)).toMatchObject({ name: 'frequency', state: 'stopped' })
  })

  test('the tags before and after it are named, one that the version does not have by none', () => {
    expect(describeTag('main', index).sequence.tags).toEqual([
      { role: 'setup', id: 'library', name: 'The library', outcome: null, preventedBy: null },
      { role: 'cleanup', id: 'gone', name: null, outcome: null, preventedBy: null },
    ])
    const result = notFired('setup-tag-failed', { sequence: { setup: 'failed' as const } })
    const explained = explainTag(result, debugEvent('go', { tags: [result] }), index)
    expect(explained.sequence.tags[0]?.outcome).toBe('failed')
    const setup = { ...tagResult('library'), firedFor: [{ id: 'main', as: 'setup' as const }] }
    expect(explainTag(setup, debugEvent('go', { tags: [setup] }), index).sequence.firedFor).toEqual([
      { id: 'main', as: 'setup', name: 'main' },
    ])
  })

  test('a set-up tag that was not allowed to fire has its own reason, which is none of its triggers', () => {
    const setup = { ...tagResult('library'), fired: false, preventedBy: 'trigger' as const }
    const reasonOf = (outcome: 'failed' | 'not-fired', failures: readonly NotFiredReason[]) => {
      const result = notFired('setup-tag-failed', { sequence: { setup: outcome } })
      const tags = [result, { ...setup, failures: [...failures] }]
      return explainTag(result, debugEvent('go', { tags }), index).sequence.tags[0]?.preventedBy
    }
    expect(reasonOf('not-fired', ['trigger', 'blocking-trigger'])).toBe('blocking-trigger')
    expect(reasonOf('not-fired', ['trigger'])).toBe(null)
    expect(reasonOf('failed', ['consent-manager'])).toBe(null)
  })
})

test('a tag that did not fire names the triggers that were met, and those that may not fire it again, not the nearest', () => {
  const once = (id: string, action: string) =>
    metadataTrigger(id, {}, { conditions: [{ id, variable: 'Scroll', action, value: '50', options: {} }] })
  const index = indexVersion(
    containerVersion({
      tags: [metadataTag('tag', { triggerIds: ['elsewhere', 'page', 'session'] })],
      triggers: [
        metadataTrigger('elsewhere', { Event: 'scroll', Host: 'a', Path: '/b' }),
        once('page', 'once_per_page_view'),
        once('session', 'once_per_session'),
      ],
    }),
  )
  const nearest = triggerResult('elsewhere', { Event: true, Host: true, Path: false })
  const result = tagResult('tag', {
    preventedBy: 'multiplicity-once-per-page-view',
    failures: ['multiplicity-once-per-page-view'],
    relatedTrigger: nearest,
    relatedTriggers: [nearest, triggerResult('page', { Scroll: true }), triggerResult('session', { Scroll: true })],
  })
  const { metTriggers, spentTriggers } = explainTag(result, debugEvent('scroll', { tags: [result] }), index)
  expect(metTriggers.map(({ id }) => id)).toEqual(['page', 'session'])
  expect(spentTriggers.map(({ id }) => id)).toEqual(['page'])
})
