import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { App, MetaSite } from '../site/index.ts'
import {
  hasSchedule,
  mayAddTemplate,
  mayLink,
  TagCreate,
  type TagWarningInput,
  tagWarnings,
  templateRefusal,
} from './index.ts'

const dates = { created_at: '', updated_at: '' }
const shop = (gdpr = true): App => ({
  id: 'a',
  type: 'ppms/app',
  attributes: { name: 'Shop', urls: [], gdpr, ...dates },
})
const shared: MetaSite = { id: 'm', type: 'ppms/meta-site', attributes: { name: 'Shared', ...dates } }

describe('warnings', () => {
  const fine = { hasAbandonedConditions: false, hasConditionsWithAbandonedVariable: false }
  const facts: TagWarningInput = {
    template: 'custom_tag',
    triggers: [fine],
    isSequenced: false,
    site: shop(),
    consentManagerIncluded: true,
    mayEdit: true,
  }

  test('a tag in order has none', () => {
    expect(tagWarnings(facts)).toEqual([])
    expect(tagWarnings({ ...facts, triggers: [], isSequenced: true })).toEqual([])
  })

  test.each<[string, Partial<TagWarningInput>]>([
    ['no-triggers', { triggers: [] }],
    ['edit-needed', { mayEdit: false }],
    ['will-not-fire', { triggers: [fine, { ...fine, hasAbandonedConditions: true }] }],
    ['will-not-fire', { triggers: [{ ...fine, hasConditionsWithAbandonedVariable: true }] }],
    ['consent-not-asked', { template: 'cookie_information_cmp_integration', site: shop(false) }],
    [
      'consent-manager-missing',
      { template: 'cookie_information_cmp_integration', site: shop(false), consentManagerIncluded: false },
    ],
  ])('%s', (warning, change) => {
    expect(tagWarnings({ ...facts, ...change })).toEqual([warning])
  })

  test('the consent tool is in order on meta-sites and where consent is asked for', () => {
    const tool = { ...facts, template: 'cookie_information_cmp_integration' } as const
    expect(tagWarnings({ ...tool, site: shared })).toEqual([])
    expect(tagWarnings(tool)).toEqual([])
  })
})

describe('which templates may be added', () => {
  test('analytics once per site and never on a meta-site, heatmaps once', () => {
    const none = { isMetaSite: false, present: [] }
    expect(mayAddTemplate('waymark_analytics', none).allowed).toBe(true)
    expect(mayAddTemplate('waymark_analytics', { isMetaSite: true, present: [] })).toMatchObject({
      why: { id: 'tag-template.not-on-meta-sites' },
    })
    for (const template of ['waymark_analytics', 'heatmaps'] as const) {
      const site = { ...none, present: [template] }
      expect(mayAddTemplate(template, site)).toMatchObject({ why: { id: 'tag-template.present' } })
    }
    expect(templateRefusal('waymark_analytics', { ...none, present: ['waymark_analytics'] })).toMatchObject({
      why: { id: 'tag-template.analytics-exists' },
    })
    expect(templateRefusal('heatmaps', { ...none, present: ['heatmaps'] })).toMatchObject({
      why: { id: 'tag-template.heatmaps-exists' },
    })
    expect(mayAddTemplate('qualaroo', { ...none, present: ['qualaroo'] }).allowed).toBe(true)
    expect(mayAddTemplate('abandoned', none).allowed).toBe(false)
    expect(templateRefusal('abandoned', none)).toBeUndefined()
  })

  test('heatmaps takes clicks only, analytics has no schedule', () => {
    expect(mayLink('heatmaps', 'capturing_click').allowed).toBe(true)
    expect(mayLink('heatmaps', 'page_view').allowed).toBe(false)
    expect(mayLink('qualaroo', 'page_view').allowed).toBe(true)
    expect(hasSchedule('waymark_analytics')).toBe(false)
    expect(hasSchedule('heatmaps')).toBe(true)
  })
})

describe('the body that makes a tag', () => {
  const body = (attributes: object, more: object = {}) => ({
    type: 'tag',
    attributes: { name: 'T', template: 'custom_tag', ...attributes },
    ...more,
  })

  test('fills in what every tag starts with', () => {
    expect(v.parse(TagCreate, body({ name: '  T ', unheard: 1, __proto__: { is_active: false } }))).toEqual({
      type: 'tag',
      attributes: {
        name: 'T',
        template: 'custom_tag',
        is_active: true,
        priority: 0,
        disable_in_debug_mode: false,
        firing_frequency: 'each_time',
        scheduler: { date_ranges: [], times_of_day: [] },
        template_options: {},
      },
    })
  })

  test('a trigger named twice is linked once', () => {
    const id = '63f34dad-8dda-49d9-a31d-15ae467ea716'
    const link = { id, type: 'trigger' }
    const parsed = v.parse(TagCreate, body({}, { relationships: { triggers: { data: [link, link] } } }))
    expect(parsed.relationships?.triggers?.data).toEqual([link])
  })

  test.each([
    ['a blank name', { name: '   ' }],
    ['a name of two lines', { name: 'a\nb' }],
    ['a name that is too long', { name: 'x'.repeat(256) }],
    ['an unknown template', { template: 'constructor' }],
    ['half a priority', { priority: 0.5 }],
    ['a priority beyond 32 bits', { priority: 4_294_967_296 }],
    ['an unknown consent type', { consent_type: 'everything' }],
    ['empty code', { code: '' }],
    ['text instead of yes or no', { is_active: 'true' }],
  ])('%s is refused', (_, attributes) => {
    expect(v.safeParse(TagCreate, body(attributes)).success).toBe(false)
  })
})
