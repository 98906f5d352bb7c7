import type { GroupResult, TagResult } from '@waymark/domain/debug-protocol'
import { FIRING_CHECKS } from '@waymark/domain/debug-protocol/constants'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  containerVersion,
  debugEvent,
  metadataTag,
  metadataTrigger,
  metadataVariable,
  tagResult,
  triggerResult,
  variableResult,
} from '../testing/index.ts'
import { appendEvent, emptyTimeline, findEvent } from '../timeline/index.ts'
import { indexVersion } from '../version/index.ts'
import {
  checksOf,
  consentStatus,
  describeTag,
  explainGroups,
  explainTag,
  groupStatus,
  reasonText,
  tagStatus,
} from './index.ts'
import { isSlowest, longestTaskOf } from './slowest.ts'

const NOT_FIRED_REASONS = FIRING_CHECKS.flatMap(([, reasons]) => reasons)

const versionIndex = indexVersion(
  containerVersion({
    meta_site_names: { m1: 'Northwind Europe' },
    tags: [
      metadataTag('tag', { triggerIds: ['purchase', 'group'], consentType: 'remarketing' }),
      metadataTag('shared', { metaSiteId: 'm1', virtual: true, triggerIds: ['shared-view', 'purchase'] }),
    ],
    triggers: [
      metadataTrigger('purchase', { Event: 'purchase', Host: 'shop.example' }),
      metadataTrigger(
        'group',
        { Total: '0' },
        { type: 'trigger_group', triggers: [{ id: 'member', firing_threshold: 2 }] },
      ),
      metadataTrigger('member', { Path: '/sale' }),
      metadataTrigger('shared-view', {}, { metaSiteId: 'm1', virtual: true }),
    ],
    variables: [
      metadataVariable('Event'),
      metadataVariable('Host'),
      metadataVariable('Total'),
      metadataVariable('Path'),
    ],
  }),
)

describe('the status of a tag', () => {
  test.each([
    [tagResult('t'), 'fired'],
    [tagResult('t', { preventedBy: 'trigger' }), 'not-triggered'],
    [tagResult('t', { preventedBy: 'consent-manager', failures: ['consent-manager', 'trigger'] }), 'not-triggered'],
    [tagResult('t', { preventedBy: 'trigger', relatedTrigger: triggerResult('purchase', { Host: false }) }), 'not-met'],
    [
      tagResult('t', {
        preventedBy: 'consent-manager',
        failures: ['consent-manager', 'trigger'],
        relatedTrigger: triggerResult('purchase', { Host: false }),
      }),
      'not-met',
    ],
    [
      tagResult('t', { preventedBy: 'consent-manager', relatedTrigger: triggerResult('purchase', { Host: true }) }),
      'stopped',
    ],
    [tagResult('t', { preventedBy: 'do-not-fire-in-debug-mode' }), 'disabled'],
  ])('%#', (result, status) => expect(tagStatus(result)).toBe(status))
})

describe('consent on an event', () => {
  const event = { consents: { analytics: 1, remarketing: 0 } as const }
  test('is what the visitor answered', () => {
    expect(consentStatus('analytics', event)).toBe('granted')
    expect(consentStatus('remarketing', event)).toBe('denied')
    expect(consentStatus('user_feedback', event)).toBe('no-decision')
    expect(consentStatus('not_require_consent', event)).toBe('not-needed')
  })

  test('is for a tag the one that decided on it, when another tag changed it on the same event', () => {
    const stopped = tagResult('t', { preventedBy: 'consent-manager', failures: ['consent-manager'] })
    expect(consentStatus('analytics', event, stopped)).toBe('denied')
    expect(consentStatus('remarketing', event, stopped)).toBe('denied')
    expect(consentStatus('remarketing', event, tagResult('t'))).toBe('granted')
  })

  test('counts as granted on a site that does not ask', () => {
    expect(consentStatus('user_feedback', { consents: {} }, tagResult('t'))).toBe('granted')
    expect(consentStatus('user_feedback', { consents: {} }, tagResult('t', { preventedBy: 'trigger' }))).toBe('granted')
    expect(consentStatus('user_feedback', { consents: {} }, tagResult('t', { preventedBy: 'consent-manager' }))).toBe(
      'no-decision',
    )
  })
})

describe('the checks of a tag', () => {
  const states = (result: Parameters<typeof checksOf>[0]) => checksOf(result).map(({ state }) => state)

  test('are all passed when it fired', () => {
    expect(new Set(states(tagResult('t')))).toEqual(new Set(['passed']))
  })

  test('are open behind the one that stopped it', () => {
    expect(checksOf(tagResult('t', { preventedBy: 'scheduler' })).map(({ name, state }) => `${name} ${state}`)).toEqual(
      [
        'consent passed',
        'visitor-privacy passed',
        'flight-dates stopped',
        'trigger open',
        'multiplicity open',
        'debug-mode open',
      ],
    )
  })

  test('are each a stop when several reasons hold', () => {
    const result = tagResult('t', { preventedBy: 'do-not-track', failures: ['do-not-track', 'opt-out', 'trigger'] })
    expect(states(result)).toEqual(['passed', 'stopped', 'open', 'stopped', 'open', 'open'])
    expect(checksOf(result)[1]?.reasons).toEqual(['do-not-track', 'opt-out'])
  })

  test('hide no reason, whatever was sent', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...NOT_FIRED_REASONS)),
        fc.constantFrom(...NOT_FIRED_REASONS, null),
        (failures, preventedBy) => {
          const trail = checksOf(tagResult('t', { fired: false, preventedBy, failures }))
          const said = trail.flatMap((check) => check.reasons)
          expect(new Set(said)).toEqual(new Set(preventedBy === null ? failures : [preventedBy, ...failures]))
          expect(said.length).toBe(new Set(said).size)
        },
      ),
    )
  })
})

test('every reason has words of its own; a denied consent is said to be denied, a set-up tag that did not fire not to have failed', () => {
  const ids = NOT_FIRED_REASONS.flatMap((reason) => [reasonText(reason).title.id, reasonText(reason).text.id])
  expect(new Set(ids).size).toBe(ids.length)
  expect(reasonText('consent-manager', 'denied').text.id).not.toBe(reasonText('consent-manager', 'no-decision').text.id)
  const setUpTag = (outcome: 'failed' | 'not-fired') =>
    reasonText('setup-tag-failed', 'not-needed', outcome).title.message
  expect(setUpTag('failed')).toBe('Set-up tag failed')
  expect(setUpTag('not-fired')).toBe('Set-up tag did not fire')
})

describe('the slowest tag of an event', () => {
  const slowest = (...tags: TagResult[]) => tags.filter((tag) => isSlowest(tag, { tags })).map(({ id }) => id)
  const fired = (id: string, milliseconds: number) => tagResult(id, { milliseconds })

  test('took more than every other one that fired', () => {
    expect(slowest(fired('a', 2), fired('b', 12.4), tagResult('c', { preventedBy: 'trigger' }))).toEqual(['b'])
  })

  test('is none of one, of equals and of tags without times', () => {
    expect(slowest(fired('a', 2))).toEqual([])
    expect(slowest(fired('a', 2), fired('b', 2))).toEqual([])
    expect(slowest(tagResult('a'), tagResult('b'))).toEqual([])
  })
})

describe('the longest task of a page view', () => {
  test('is reported for a tag that fired in it, with the number of others that did', () => {
    const fired = tagResult('a', { inLongestTask: true })
    expect(longestTaskOf(fired, { longestTask: 38, longestTaskTags: 3 })).toEqual({ milliseconds: 38, others: 2 })
    expect(longestTaskOf(fired, { longestTask: 38, longestTaskTags: 0 })).toEqual({ milliseconds: 38, others: 0 })
  })

  test('is not reported for other tags, nor where the site does not send it', () => {
    expect(longestTaskOf(tagResult('a'), { longestTask: 38, longestTaskTags: 3 })).toBeNull()
    expect(longestTaskOf(tagResult('a', { inLongestTask: true }), {})).toBeNull()
  })
})

describe('a tag that did not fire', () => {
  const event = debugEvent('purchase', {
    variables: [variableResult('Event', 'purchase'), variableResult('Host', 'other.example')],
    consents: { remarketing: 0 },
    tags: [
      tagResult('tag', {
        preventedBy: 'consent-manager',
        failures: ['consent-manager', 'trigger'],
        relatedTrigger: triggerResult('purchase', { Event: true, Host: false }),
        relatedTriggers: [
          triggerResult('purchase', { Event: true, Host: false }),
          triggerResult('group', { Total: true }),
        ],
      }),
    ],
    triggerGroups: [
      {
        ...triggerResult('group', { Total: true }),
        triggers: [{ ...triggerResult('member', { Path: false }), resolutions: 1, threshold: 2 }],
        resolvedEventIndex: null,
      },
    ],
  })
  const explained = explainTag(event.tags[0] ?? tagResult('x'), event, versionIndex)

  test('says what stopped it and how consent stood', () => {
    expect(explained).toMatchObject({
      status: 'not-met',
      preventedBy: 'consent-manager',
      consent: 'denied',
      source: null,
    })
  })

  test('shows every condition of every trigger with what the variable was', () => {
    expect(explained.triggers).toMatchObject([
      {
        id: 'purchase',
        met: false,
        decisive: true,
        conditions: [
          {
            variable: 'Event',
            action: 'equals',
            value: 'purchase',
            resolved: true,
            was: { serializedValue: { value: '"purchase"' } },
          },
          { variable: 'Host', resolved: false, was: { serializedValue: { value: '"other.example"' } } },
        ],
      },
      { id: 'group', met: false, decisive: false, conditions: [{ variable: 'Total', resolved: true, was: null }] },
    ])
  })

  test('shows how far a group among its triggers had come, and each trigger that the group waits for', () => {
    expect(explained.triggers[1]).toMatchObject({
      groupStatus: 'never-active',
      members: [
        {
          name: 'member',
          resolutions: 1,
          threshold: 2,
          reached: false,
          conditions: [{ variable: 'Path', resolved: false }],
        },
      ],
    })
    expect(explained.triggers[0]).toMatchObject({ groupStatus: null, members: [] })
  })

  test('still names a condition and a trigger that the version does not hold any more', () => {
    const result = tagResult('tag', {
      preventedBy: 'trigger',
      relatedTrigger: { id: 'gone', conditions: [{ id: 'old', resolved: false }] },
    })
    expect(explainTag(result, event, versionIndex).triggers.at(-1)).toMatchObject({
      id: 'gone',
      name: null,
      met: false,
      conditions: [{ id: 'old', variable: null, resolved: false }],
    })
  })
})

test('a tag over the whole session says what its triggers ask, without results', () => {
  expect(describeTag('tag', versionIndex).triggers[0]).toMatchObject({
    met: null,
    conditions: [
      { variable: 'Event', resolved: null, was: null },
      { variable: 'Host', resolved: null },
    ],
  })
  expect(describeTag('tag', versionIndex).triggers[1]).toMatchObject({
    groupStatus: null,
    members: [{ name: 'member', resolutions: null, threshold: 2, reached: null }],
  })
  expect(describeTag('shared', versionIndex)).toMatchObject({
    source: 'Northwind Europe',
    triggers: [{ source: 'Northwind Europe' }, { source: null }],
  })
  expect(describeTag('unheard-of', versionIndex)).toMatchObject({ tag: null, source: null, triggers: [] })
})

describe('a trigger group', () => {
  const group = (resolvedEventIndex: number | null, counts: [number, number][], own = true): GroupResult => ({
    id: 'group',
    conditions: [{ id: 'group:Total', resolved: own }],
    triggers: counts.map(([resolutions, threshold]) => ({
      ...triggerResult('member', { Path: true }),
      resolutions,
      threshold,
    })),
    resolvedEventIndex,
  })

  test.each<[string, GroupResult, string]>([
    [
      'counts are missing',
      group(null, [
        [1, 1],
        [1, 2],
      ]),
      'never-active',
    ],
    [
      'counts are reached but a condition is not met',
      group(
        null,
        [
          [1, 1],
          [3, 2],
        ],
        false,
      ),
      'activation-failed',
    ],
    ['it was activated on this event', group(5, [[1, 1]]), 'activated'],
    ['it was activated earlier', group(4, [[1, 1]]), 'previously-active'],
    ['it will be activated later', group(6, [[1, 1]]), 'never-active'],
  ])('when %s', (_, result, status) => expect(groupStatus(result, 5)).toBe(status))

  test('is explained with its members, its counts and the event that activated it', () => {
    const timeline = [0, 1, 2]
      .map((dataLayerIndex) =>
        debugEvent('a', { dataLayerIndex, triggerGroups: [group(null, [[0, 2]]), group(1, [[2, 2]])] }),
      )
      .reduce((timeline, event) => appendEvent(timeline, event), emptyTimeline())
    const placed = findEvent(timeline, 3)
    const [first, second] = placed ? explainGroups(placed, versionIndex) : []
    expect(first).toMatchObject({ name: 'group', status: 'previously-active', activatedBy: 2, reached: 1 })
    expect(second).toMatchObject({ status: 'never-active', activatedBy: null, reached: 0 })
    expect(second?.members).toMatchObject([
      {
        name: 'member',
        resolutions: 0,
        threshold: 2,
        reached: false,
        conditions: [{ variable: 'Path', resolved: true }],
      },
    ])
  })

  test('does not hold against a member that counts already what the present event does not meet', () => {
    const counted = { ...triggerResult('member', { Path: false }), resolutions: 2, threshold: 2 }
    const event = debugEvent('a', { triggerGroups: [{ ...group(1, []), triggers: [counted] }] })
    const placed = findEvent(appendEvent(emptyTimeline(), event), 1)
    const [explained] = placed ? explainGroups(placed, versionIndex) : []
    expect(explained?.members).toMatchObject([{ reached: true, conditions: [{ variable: 'Path', resolved: null }] }])
  })
})
