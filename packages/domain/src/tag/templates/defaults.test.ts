import { expect, test } from 'vitest'
import type { ConsentType } from '../../consent/index.ts'
import { offeredTemplates, TEMPLATE_CATEGORIES, type TemplateId, templates } from './index.ts'

/** The default consent type of every template that the specification names; others are free. */
const CONSENT: Partial<Record<ConsentType, readonly TemplateId[]>> = {
  not_require_consent: ['abandoned', 'cookie-information', 'custom-asynchronous-tag'],
  ab_testing_and_personalization: ['custom-content', 'custom-popup'],
  analytics: [
    'crazy-egg',
    'ecommerce-add-to-cart',
    'ecommerce-cart-update',
    'ecommerce-order',
    'ecommerce-product-detail-view',
    'ecommerce-remove-from-cart',
    'google-analytics',
    'heatmaps',
    'video-html5',
    'video-youtube',
    'waymark-pro-analytics',
    'waymark-pro-custom-dimension',
    'waymark-pro-event',
    'waymark-pro-goal-conversion',
    'waymark-pro-virtual-page-view',
  ],
  conversion_tracking: ['google-ads-conversion-tracking'],
  marketing_automation: ['hubspot', 'marketo', 'mautic', 'microsoft-advertising', 'sales-manago', 'salesforce-pardot'],
  remarketing: [
    'adroll',
    'floodlight-counter',
    'floodlight-sales',
    'google-ads-remarketing',
    'hotjar',
    'linkedin',
    'meta-pixel',
  ],
  user_feedback: ['qualaroo'],
}

const specified = Object.entries(CONSENT).flatMap(([consent, ids]) => ids.map((id) => [id, consent] as const))

test.each(specified)('%s has its id, default consent %s and privacy', (id, consent) => {
  expect(templates[id]).toMatchObject({ id, consent, privacy: id !== 'cookie-information' })
})

test('the specified templates are offered in seven categories', () => {
  const ids = new Set<string>(specified.map(([id]) => id))
  const offered = offeredTemplates().filter(({ id }) => ids.has(id))
  expect(offered).toHaveLength(34)
  const counts = Object.keys(TEMPLATE_CATEGORIES).map(
    (category) => offered.filter((template) => template.category === category).length,
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
