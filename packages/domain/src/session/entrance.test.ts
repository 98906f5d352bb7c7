import { describe, expect, test } from 'vitest'
import { isExpired, isIncluded, type Licence, type Module, type ModuleId } from '../licence/index.ts'
import { type EntranceInput, entrance } from './index.ts'

const licence = (change: Partial<Licence['attributes']> = {}): Licence => ({
  id: 'l',
  type: 'ppms/license',
  attributes: {
    expires_at: null,
    inactive_at: null,
    status: 'active',
    modules: ['tag_manager', 'analytics'],
    plan: { type: 'business', traffic_limit: 1_000_000 },
    is_trial: false,
    ...change,
  },
})
const module = (id: ModuleId): Module => ({ id, type: 'ppms/module', attributes: {} })
const loaded = <T>(value: T) => ({ state: 'loaded', value }) as const

const ready: EntranceInput = {
  session: 'signed-in',
  licence: loaded(licence()),
  modules: loaded([module('tag_manager'), module('consent_manager')]),
  site: loaded({}),
  draft: loaded({}),
}

test('a user with everything in order enters', () => {
  expect(entrance(ready)).toEqual({ to: 'enter' })
})

describe('the first question without a good answer decides', () => {
  test.each<[string, Partial<EntranceInput>, ReturnType<typeof entrance>]>([
    ['no session', { session: 'signed-out' }, { to: 'login' }],
    ['a session that cannot be refreshed', { session: 'failed' }, { to: 'session-failed' }],
    ['an inactive licence', { licence: loaded(licence({ status: 'inactive' })) }, { to: 'no-subscription' }],
    ['a licence without the module', { licence: loaded(licence({ modules: [] })) }, { to: 'no-subscription' }],
    ['an unknown licence', { licence: { state: 'failed' } }, { to: 'splash', splash: 'server-error' }],
    ['no right to the module', { modules: loaded([module('analytics')]) }, { to: 'splash', splash: 'no-privileges' }],
    ['no chosen site', { site: { state: 'none' } }, { to: 'splash', splash: 'no-site-selected' }],
    ['an unknown site', { site: { state: 'missing' } }, { to: 'splash', splash: 'site-missing-or-forbidden' }],
    ['a broken site', { site: { state: 'failed' } }, { to: 'splash', splash: 'server-error' }],
    ['a site without a draft', { draft: { state: 'missing' } }, { to: 'splash', splash: 'site-being-set-up' }],
    ['a draft that fails', { draft: { state: 'failed' } }, { to: 'splash', splash: 'site-being-set-up' }],
    ['a licence still asked for', { licence: { state: 'pending' } }, { to: 'wait' }],
    ['a site still asked for', { site: { state: 'pending' }, draft: { state: 'pending' } }, { to: 'wait' }],
  ])('%s', (_, change, expected) => {
    expect(entrance({ ...ready, ...change })).toEqual(expected)
  })
})

test('an expired licence still lets people in, under a banner', () => {
  const expired = licence({ status: 'expired' })
  expect(isExpired(expired)).toBe(true)
  expect(entrance({ ...ready, licence: loaded(expired) })).toEqual({ to: 'enter' })
})

test('a module counts only where licence and rights agree', () => {
  const suite = { licence: licence(), modules: [module('tag_manager'), module('consent_manager')] }
  expect(isIncluded(suite, 'analytics')).toBe(false)
  expect(isIncluded(suite, 'consent_manager')).toBe(false)
  expect(isIncluded({ ...suite, modules: [module('analytics')] }, 'analytics')).toBe(true)
})
