import * as v from 'valibot'
import { expect, test } from 'vitest'
import { waymarkAnalytics } from './analytics.ts'

test('a body that says nothing stands for the defaults of a new tag', () => {
  expect(v.parse(waymarkAnalytics.wire, {})).toEqual(waymarkAnalytics.encode(waymarkAnalytics.initial))
})

test('what sits behind a switch is sent only while it is on', () => {
  const sent = waymarkAnalytics.encode(waymarkAnalytics.sample)
  expect(sent).toMatchObject({ content_tracking: 'trackVisibleContentImpressions', visitor_cookie_timeout: 15_552_000 })
  expect(sent).not.toHaveProperty('session_cookie_timeout')
  expect(sent).toMatchObject({ track_page_view: true, heart_beat_timer: { enabled: false } })
})

test('turning a switch starts its value over', () => {
  const { visitorCookieTimeout, contentTracking } = waymarkAnalytics.fields
  expect(visitorCookieTimeout.turn(true)).toEqual({ status: true, value: 33_955_200 })
  expect(contentTracking.turn(true)).toEqual({ status: true, value: 'trackAllContentImpressions' })
})

test('what no form edits is sent back as it was found', () => {
  const stored = {
    ...waymarkAnalytics.encode(waymarkAnalytics.initial),
    referral_cookie_timeout: 600,
    tracker_domains: ['shop.example'],
    tracker_site_id: 'site',
  }
  expect(waymarkAnalytics.encode(waymarkAnalytics.decode(stored))).toEqual(stored)
  expect(v.is(waymarkAnalytics.wire, stored)).toBe(true)
})

test('a custom variable stands once per scope', () => {
  const row = { id: 1, name: 'Shop', value: 'a', scope: 'page' }
  const options = (second: object) => ({ waymark_custom_variables: [row, { ...row, ...second }] })
  expect(v.is(waymarkAnalytics.wire, options({}))).toBe(false)
  expect(v.is(waymarkAnalytics.wire, options({ scope: 'visit' }))).toBe(true)
  expect(v.is(waymarkAnalytics.wire, options({ id: 21 }))).toBe(false)
})

test('the changelog prints lifetimes in seconds and the inverted flag as the form says it', () => {
  const formatted = waymarkAnalytics.format({ visitor_cookie_timeout: 600, track_page_view: false })
  expect(formatted).toMatchObject([
    { key: 'visitor_cookie_timeout', value: { values: { seconds: 600 } } },
    { key: 'track_page_view', label: { message: 'Do not record page views' }, value: { message: { message: 'On' } } },
  ])
})
