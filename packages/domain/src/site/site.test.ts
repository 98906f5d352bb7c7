import * as v from 'valibot'
import { expect, test } from 'vitest'
import { App, AppCreate, isMetaSite, isTimeZone, requiresConsent, Site, siteSections, title } from './index.ts'

const dates = { created_at: '2026-01-02T03:04:05+00:00', updated_at: '2026-01-02T03:04:05+00:00' }
const shop = v.parse(App, {
  id: 'a',
  type: 'ppms/app',
  attributes: { name: 'Shop', urls: ['https://shop.example'], ...dates },
})
const shared = v.parse(Site, { id: 'm', type: 'ppms/meta-site', attributes: { name: 'Shared', ...dates } })

test('the title of the tab leaves out what is not known', () => {
  expect(title({ page: 'All page views', tab: 'Triggers', site: 'Shop' })).toBe(
    'All page views - Triggers - Waymark - Shop',
  )
  expect(title({ tab: 'Tags', site: '' })).toBe('Tags - Waymark')
  expect(title({})).toBe('Waymark')
})

test('a site asks for consent unless it says otherwise; a meta-site never does', () => {
  expect(requiresConsent(shop)).toBe(true)
  expect(requiresConsent({ ...shop, attributes: { ...shop.attributes, gdpr: false } })).toBe(false)
  expect(requiresConsent(shared)).toBe(false)
})

test('a meta-site has neither a debugger nor meta-sites of its own', () => {
  expect(isMetaSite(shared)).toBe(true)
  expect(siteSections(shared)).toEqual(['tags', 'triggers', 'variables', 'changelog', 'settings'])
  expect(siteSections(shop)).toContain('debug')
})

test.each(['Europe/Warsaw', 'UTC', 'America/Argentina/Buenos_Aires'])('%s is a time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(true)
})

test.each(['', '+01:00', 'Mars/Olympus', 'Europe/Warsaw '])('"%s" is no time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(false)
})

test.each(['ftp://shop.example', 'shop.example', 'https://', '//shop.example', 'javascript:alert(1)'])(
  'the address %s is refused',
  (url) => {
    const body = { type: 'ppms/app', attributes: { name: 'Shop', urls: [url] } }
    expect(v.safeParse(AppCreate, body).success).toBe(false)
  },
)

test('a new site waits half a second for its tags, asks for consent and lives in UTC', () => {
  const body = v.parse(AppCreate, { type: 'ppms/app', attributes: { name: ' Shop ' } })
  expect(body.attributes).toEqual({ name: 'Shop', urls: [], gdpr: true, delay: 500, timezone: 'UTC' })
})
