import { expect, test } from 'vitest'
import type { App, MetaSite } from '../site/index.ts'
import { CONSENT_LABELS, CONSENT_TYPES, consentCard } from './index.ts'

const dates = { created_at: '', updated_at: '' }
const site = (gdpr: boolean): App => ({
  id: 'a',
  type: 'ppms/app',
  attributes: { name: 'Shop', urls: [], gdpr, ...dates },
})
const meta: MetaSite = { id: 'm', type: 'ppms/meta-site', attributes: { name: 'Shared', ...dates } }

test('with the consent manager at work nothing needs to be added', () => {
  const card = consentCard({ site: site(true), managerIncluded: true })
  expect(card).toEqual({ text: expect.objectContaining({ id: 'consent-card.asked-by-manager' }) })
})

test('without the consent manager a note says so, and the text speaks of the site', () => {
  expect(consentCard({ site: site(true), managerIncluded: false })).toMatchObject({
    text: { id: 'consent-card.asked-by-site' },
    note: { id: 'consent-card.manager-not-included' },
  })
})

test('a site that does not ask says that the type has no effect yet', () => {
  expect(consentCard({ site: site(false), managerIncluded: true })).toMatchObject({
    text: { id: 'consent-card.not-asked' },
    note: { id: 'consent-card.manager-switched-off' },
  })
})

test('a meta-site warns that the type reaches several websites', () => {
  const card = consentCard({ site: meta, managerIncluded: false })
  expect(card.warning?.id).toBe('consent-card.meta-site')
  expect(card.note).toBeUndefined()
})

test('every consent type has a name', () => {
  expect(Object.keys(CONSENT_LABELS).sort()).toEqual([...CONSENT_TYPES].sort())
})
