import { CONSENT_LABELS } from '@waymark/domain/consent'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
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
import { appendEvent, emptyTimeline } from '../timeline/index.ts'
import { collectorLabel, indexVersion } from '../version/index.ts'
import {
  EVENT_TAG_SORTS,
  EVENT_VARIABLE_FILTERS,
  type EventTagSort,
  type EventVariableSort,
  eventTags,
  eventVariables,
  type Language,
  listedEventTags,
  listedSessionTags,
  listedVariables,
  sessionTags,
  variableCounts,
} from './index.ts'

const versionIndex = indexVersion(
  containerVersion({
    meta_site_names: { m: 'Europe' },
    tags: [
      metadataTag('b', { name: 'beta', priority: 5 }),
      metadataTag('a', { name: 'Alpha', priority: 1, consentType: 'remarketing' }),
      metadataTag('c', { name: 'Gamma', metaSiteId: 'm', consentType: 'not_require_consent' }),
    ],
    triggers: [
      metadataTrigger('group', { total: '0' }, { name: 'Whole visit', type: 'trigger_group' }),
      metadataTrigger('member', {}, { name: 'Long scroll' }),
    ],
    variables: [
      metadataVariable('total', 'data_layer', { name: 'Order total' }),
      metadataVariable('code', 'custom_javascript', { name: 'Code', metaSiteId: 'm', virtual: true }),
      metadataVariable(BUILT_INS.campaign.id, 'cookie', { name: 'Campaign', virtual: true }),
      metadataVariable('odd', 'cdp_audience', { name: 'Audience', virtual: true }),
    ],
  }),
)

describe('the tags of a session', () => {
  const timeline = [
    debugEvent('x', { tags: [tagResult('a'), tagResult('b', { preventedBy: 'trigger' })] }),
    debugEvent('y', { tags: [tagResult('a'), tagResult('c')] }),
  ].reduce((timeline, event) => appendEvent(timeline, event), emptyTimeline())
  const tags = sessionTags(timeline, versionIndex)
  const names = (options: Parameters<typeof listedSessionTags>[1]) =>
    listedSessionTags(tags, options).map(({ name }) => name)

  test('come with the times they fired and where they are from', () => {
    expect(tags).toMatchObject([{ name: 'beta', fired: 0, source: null }, { fired: 2 }, { fired: 1, source: 'Europe' }])
  })

  test('stand in order of firing, of priority or of name', () => {
    expect(names({})).toEqual(['Alpha', 'Gamma', 'beta'])
    expect(names({ sort: 'priorityDsc' })).toEqual(['beta', 'Alpha', 'Gamma'])
    expect(names({ sort: 'nameAsc' })).toEqual(['Alpha', 'beta', 'Gamma'])
  })

  test('are found by a part of their name', () => expect(names({ search: ' MA ' })).toEqual(['Gamma']))

  test('stay and are marked when they have fired and the version no longer has them', () => {
    const later = indexVersion(containerVersion({ checksum: 'sum-2', tags: [metadataTag('d')] }), versionIndex)
    expect(sessionTags(timeline, later)).toMatchObject([
      { id: 'a', fired: 2, isRemoved: true },
      { id: 'c', fired: 1, isRemoved: true },
      { id: 'd', fired: 0, isRemoved: false },
    ])
  })
})

describe('the tags of an event', () => {
  const event = debugEvent('x', {
    consents: { remarketing: 0, analytics: 1 },
    tags: [
      tagResult('a', { preventedBy: 'consent-manager' }),
      tagResult('b', { milliseconds: 2.1 }),
      tagResult('c', { preventedBy: 'do-not-fire-in-debug-mode' }),
      tagResult('unknown'),
    ],
  })
  const tags = eventTags(event, versionIndex)
  const names = (options: Parameters<typeof listedEventTags>[1]) =>
    listedEventTags(tags, options).map(({ name }) => name)

  test('come with what became of them', () => {
    expect(tags).toMatchObject([
      { name: 'Alpha', status: 'stopped', consent: 'denied', unmet: null },
      { name: 'beta', status: 'fired', consent: 'granted', milliseconds: 2.1 },
      { name: 'Gamma', status: 'disabled', consent: 'not-needed' },
    ])
  })

  test.each([
    { resolutions: 1, met: false, unmet: 'Long scroll' },
    { resolutions: 2, met: false, unmet: 'Order total' },
    { resolutions: 2, met: true, unmet: 'Whole visit' },
  ])('of a trigger group name $unmet as what was not met', ({ resolutions, met, unmet }) => {
    const group = triggerResult('group', { total: met })
    const unfired = debugEvent('x', {
      tags: [tagResult('a', { preventedBy: 'trigger', relatedTrigger: group })],
      triggerGroups: [
        {
          ...group,
          triggers: [{ ...triggerResult('member', {}), resolutions, threshold: 2 }],
          resolvedEventIndex: null,
        },
      ],
    })
    expect(eventTags(unfired, versionIndex)).toMatchObject([{ status: 'not-met', unmet }])
  })

  test.each([
    ['firedDsc', ['beta', 'Alpha', 'Gamma']],
    ['firedAsc', ['Gamma', 'Alpha', 'beta']],
    ['nameDsc', ['Gamma', 'beta', 'Alpha']],
    ['timeDsc', ['beta', 'Alpha', 'Gamma']],
    ['timeAsc', ['Alpha', 'Gamma', 'beta']],
    ['priorityAsc', ['Gamma', 'Alpha', 'beta']],
    ['consentTypeAsc', ['beta', 'Gamma', 'Alpha']],
    ['consentStatusAsc', ['Gamma', 'beta', 'Alpha']],
  ] as const)('stand in the order %s', (sort, order) => expect(names({ sort })).toEqual(order))

  test('are all there in every order', () => {
    for (const sort of EVENT_TAG_SORTS) expect(new Set(names({ sort }))).toEqual(new Set(['Alpha', 'beta', 'Gamma']))
  })
})

describe('texts are sorted as they are shown', () => {
  const polish: Record<string, string> = {
    [CONSENT_LABELS.remarketing.id]: 'Remarketing',
    [CONSENT_LABELS.conversion_tracking.id]: 'Śledzenie konwersji',
    [CONSENT_LABELS.ab_testing_and_personalization.id]: 'Testy A/B i personalizacja',
    [CONSENT_LABELS.not_require_consent.id]: 'Zgoda niewymagana',
    [collectorLabel('data_layer').id]: 'Warstwa danych',
    [collectorLabel('cookie').id]: 'Ciasteczko',
  }
  const language: Language = { t: ({ id, message }) => polish[id] ?? message, locale: 'pl' }

  test('consent types', () => {
    const types = [
      'not_require_consent',
      'ab_testing_and_personalization',
      'remarketing',
      'conversion_tracking',
    ] as const
    const version = indexVersion(
      containerVersion({ tags: types.map((consentType) => metadataTag(consentType, { consentType })) }),
    )
    const tags = eventTags(debugEvent('x', { tags: types.map((id) => tagResult(id)) }), version)
    const inOrder = (sort: EventTagSort, of?: Language) =>
      listedEventTags(tags, { sort, ...(of && { language: of }) }).map(({ consentType }) => consentType)
    const shown = ['remarketing', 'conversion_tracking', 'ab_testing_and_personalization', 'not_require_consent']
    expect(inOrder('consentTypeAsc', language)).toEqual(shown)
    expect(inOrder('consentTypeDsc', language)).toEqual(shown.toReversed())
  })

  test('names, which are found without diacritics', () => {
    const listed = ['Ćma', 'Czas', 'Currency', 'Włącz']
    const version = indexVersion(
      containerVersion({
        tags: listed.map((name) => metadataTag(name, { name })),
        variables: listed.map((name) => metadataVariable(name, 'cookie', { name })),
      }),
    )
    const event = debugEvent('x', {
      tags: listed.map((id) => tagResult(id)),
      variables: listed.map((id) => variableResult(id, 1)),
    })
    const ofSession = sessionTags(appendEvent(emptyTimeline(), event), version)
    const ofEvent = eventTags(event, version)
    const variables = eventVariables(event, null, version)
    const names = (search: string) =>
      [
        listedSessionTags(ofSession, { search, language }),
        listedEventTags(ofEvent, { search, language }),
        listedVariables(variables, { search, language }),
      ].map((rows) => rows.map(({ name }) => name))
    expect(names('')).toEqual(Array(3).fill(['Currency', 'Czas', 'Ćma', 'Włącz']))
    expect(names('wlacz')).toEqual(Array(3).fill(['Włącz']))
  })

  test('types of variables', () => {
    const event = debugEvent('x', { variables: [variableResult('total', 1), variableResult(BUILT_INS.campaign.id, 1)] })
    const types = (sort: EventVariableSort) =>
      listedVariables(eventVariables(event, null, versionIndex), { sort, language }).map(({ type }) => language.t(type))
    expect(types('typeAsc')).toEqual(['Ciasteczko', 'Warstwa danych'])
  })
})

describe('the variables of an event', () => {
  const before = debugEvent('x', { variables: [variableResult('total', 1), variableResult('code', 'same')] })
  const event = debugEvent('y', {
    variables: [
      variableResult('total', 2),
      variableResult('code', 'same'),
      variableResult(BUILT_INS.campaign.id, 'summer'),
      variableResult('odd', null),
      variableResult('unknown', 1, { name: 'Gone' }),
    ],
  })
  const variables = eventVariables(event, before, versionIndex)
  const names = (options: Parameters<typeof listedVariables>[1]) =>
    listedVariables(variables, options).map(({ name }) => name)

  test('come with their values now and before', () => {
    expect(variables[0]).toMatchObject({
      name: 'Order total',
      updated: true,
      before: { serializedValue: { value: '1' } },
    })
    expect(variables[1]).toMatchObject({ name: 'Code', updated: false, source: 'Europe' })
  })

  test('are custom when a user created them, in the site or in a meta-site', () => {
    expect(names({ filter: 'onlyCustom' })).toEqual(['Code', 'Order total'])
  })

  test('are updated when they differ from the event before, or were not there', () => {
    expect(names({ filter: 'updated' })).toEqual(['Audience', 'Campaign', 'Gone', 'Order total'])
  })

  test('are all updated on the first event of a page view', () => {
    expect(eventVariables(event, null, versionIndex).every(({ updated }) => updated)).toBe(true)
  })

  test('differ by kind even when their text is the same', () => {
    const one = debugEvent('x', { variables: [variableResult('total', 1, { originalValueType: 'number' })] })
    const other = debugEvent('x', { variables: [variableResult('total', 1, { originalValueType: 'string' })] })
    expect(eventVariables(one, other, versionIndex)[0]?.updated).toBe(true)
  })

  test('stand in order of name or type', () => {
    expect(names({})).toEqual(['Audience', 'Campaign', 'Code', 'Gone', 'Order total'])
    expect(names({ sort: 'typeDsc' }).at(0)).toBe('Gone')
  })

  test('are counted as each filter shows them', () => {
    const counts = variableCounts(variables)
    for (const filter of EVENT_VARIABLE_FILTERS) expect(counts[filter]).toBe(names({ filter }).length)
  })
})

test('searching and sorting never invents, loses or repeats a tag', () => {
  const tags = fc.uniqueArray(fc.record({ id: fc.string(), name: fc.string(), priority: fc.nat() }), {
    selector: ({ id }) => id,
  })
  fc.assert(
    fc.property(tags, fc.constantFrom(...EVENT_TAG_SORTS), fc.string({ maxLength: 2 }), (all, sort, search) => {
      const version = indexVersion(containerVersion({ tags: all.map(({ id, ...parts }) => metadataTag(id, parts)) }))
      const rows = eventTags(debugEvent('x', { tags: all.map(({ id }) => tagResult(id)) }), version)
      const listed = listedEventTags(rows, { sort, search })
      const found = rows.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
      expect(new Set(listed)).toEqual(new Set(found))
      expect(listed).toHaveLength(found.length)
    }),
  )
})
