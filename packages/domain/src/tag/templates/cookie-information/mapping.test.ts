import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CONSENT_TYPES } from '../../../consent/index.ts'
import { cookieInformation } from './cookie-information.ts'
import { addToCategory, categories, categoryOf, DEFAULT_MAPPING, removeFromCategory } from './mapping.ts'

test('a type that is dropped into another category leaves the one it was in', () => {
  const mapping = addToCategory(DEFAULT_MAPPING, 'analytics', 'marketing')
  expect(mapping.statistic).toEqual(['conversion_tracking'])
  expect(mapping.marketing).toEqual(['marketing_automation', 'remarketing', 'analytics'])
})

test('a type dropped where it is already changes nothing', () => {
  expect(addToCategory(DEFAULT_MAPPING, 'analytics', 'statistic')).toBe(DEFAULT_MAPPING)
})

test('what needs no consent cannot be mapped', () => {
  expect(addToCategory(DEFAULT_MAPPING, 'not_require_consent', 'marketing')).toBe(DEFAULT_MAPPING)
  const wire = cookieInformation.encode({ consentsMapping: DEFAULT_MAPPING })
  const broken = { ...wire.consents_mapping, cookie_cat_unclassified: ['not_require_consent'] }
  expect(v.is(cookieInformation.wire, { consents_mapping: broken })).toBe(false)
})

test('a category that is not known is left out of the mapping', () => {
  const { consents_mapping } = cookieInformation.encode({ consentsMapping: DEFAULT_MAPPING })
  const sent = { consents_mapping: { ...consents_mapping, cookie_cat_necessary: ['analytics'], version: 2 } }
  expect(v.parse(cookieInformation.wire, sent)).toEqual({ consents_mapping })
})

test('for any moves of types, the server accepts the mapping', () => {
  const moves = fc.array(fc.tuple(fc.constantFrom(...CONSENT_TYPES), fc.option(fc.constantFrom(...categories))))
  fc.assert(
    fc.property(moves, (sequence) => {
      const mapping = sequence.reduce(
        (now, [type, category]) => (category ? addToCategory(now, type, category) : removeFromCategory(now, type)),
        DEFAULT_MAPPING,
      )
      expect(v.is(cookieInformation.wire, cookieInformation.encode({ consentsMapping: mapping }))).toBe(true)
      const [last] = sequence.slice(-1)
      if (last?.[1] && last[0] !== 'not_require_consent') expect(categoryOf(mapping, last[0])).toBe(last[1])
    }),
  )
})
