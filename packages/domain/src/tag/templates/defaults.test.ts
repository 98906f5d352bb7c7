import { describe, expect, test } from 'vitest'
import type { ConsentType } from '../../consent/index.ts'
import { offeredTemplates, TEMPLATE_KINDS, type TemplateId, templates } from './index.ts'

const NONE = 'not_require_consent'
const AB = 'ab_testing_and_personalization'
const MARKETING = 'marketing_automation'

/** The defaults of every template that differ from analytics, and the few that have code or no privacy. */
const CONSENT: Partial<Record<TemplateId, ConsentType>> = {
  abandoned: NONE,
  adroll: 'remarketing',
  'cookie-information': NONE,
  'custom-asynchronous-tag': NONE,
  'custom-content': AB,
  'custom-popup': AB,
  'floodlight-counter': 'remarketing',
  'floodlight-sales': 'remarketing',
  'google-ads-conversion-tracking': 'conversion_tracking',
  'google-ads-remarketing': 'remarketing',
  hotjar: 'remarketing',
  hubspot: MARKETING,
  linkedin: 'remarketing',
  marketo: MARKETING,
  mautic: MARKETING,
  'meta-pixel': 'remarketing',
  'microsoft-advertising': MARKETING,
  qualaroo: 'user_feedback',
  'sales-manago': MARKETING,
  'salesforce-pardot': MARKETING,
}

describe.each(Object.entries(templates) as [TemplateId, (typeof templates)[TemplateId]][])('%s', (id, template) => {
  test('has its id, default consent and privacy', () => {
    expect(template.id).toBe(id)
    expect(template.consent).toBe(CONSENT[id] ?? 'analytics')
    expect(template.privacy).toBe(id !== 'cookie-information')
  })
})

test('34 templates are offered, under seven headings', () => {
  expect(offeredTemplates()).toHaveLength(34)
  const counts = Object.keys(TEMPLATE_KINDS).map(
    (kind) => offeredTemplates().filter((template) => template.kind === kind).length,
  )
  expect(counts).toEqual([3, 5, 5, 8, 5, 6, 2])
})

test('code and document.write belong to the three custom templates', () => {
  const custom = ['custom-asynchronous-tag', 'custom-content', 'custom-popup']
  expect(
    offeredTemplates()
      .filter(({ code }) => code)
      .map(({ id }) => id),
  ).toEqual(custom)
  expect(
    offeredTemplates()
      .filter(({ documentWrite }) => documentWrite)
      .map(({ id }) => id),
  ).toEqual(custom)
})

test('the stock popup is an overlay with a box of its size and a button that closes it', () => {
  const code = templates['custom-popup'].code?.initial ?? ''
  for (const part of ['wm-popup-overlay', 'z-index: 10000', 'rgba(0, 0, 0, 0.8)', '660px', '360px', 'wm-popup-close'])
    expect(code).toContain(part)
})
