import { expect, test } from 'vitest'
import { rendered } from '../../testing/effects.ts'
import { createTestPage, inputOf, runFromSource, tagItem, triggerItem } from '../../testing/index.ts'

const start = (cookies = {}) => {
  const page = createTestPage({ cookies })
  const input = inputOf({
    tags: [tagItem(1, { consent_type: 'remarketing', respect_visitors_privacy: true }), tagItem(2)],
    triggers: [triggerItem(1), triggerItem(2)],
  })
  return { page, input, ...runFromSource(input, page) }
}

test('consents are set, merged, listed and reset', async () => {
  const { call, page, input, dataLayer } = start()
  expect(await call('consent.types')).toEqual(['remarketing'])
  expect(await call('consent.set', { analytics: 1 })).toEqual({ analytics: 1 })
  expect(await call('consent.set', { remarketing: 0 })).toEqual({ analytics: 1, remarketing: 0 })
  expect((await call('consent.types')) as string[]).toEqual(['analytics', 'remarketing'])
  expect(page.cookies[`wm_consents_${input.appId}`]).toBe(
    '{"v":1,"t":"2026-03-02T09:15:00.000Z","c":{"analytics":1,"remarketing":0}}',
  )
  expect(dataLayer.at(-1)).toMatchObject({ event: 'waymark.consentUpdated', granted: [], denied: ['remarketing'] })
  const before = dataLayer.length
  await call('consent.set', { analytics: 1 })
  expect(dataLayer).toHaveLength(before)
  expect(await call('consent.reset')).toEqual({})
  expect(page.cookies).toEqual({})
})

test('unknown types, values and commands are rejected, by promise and by callback', async () => {
  const { call, page } = start()
  await expect(call('consent.set', { toString: 1 })).rejects.toThrow('unknown consent: toString')
  await expect(call('consent.set', { analytics: 2 })).rejects.toThrow('consent is not 0 or 1: analytics')
  await expect(call('consent.set', { not_require_consent: 0 })).rejects.toThrow()
  await expect(call('consent.set', { analytics: true })).rejects.toThrow('consent is not 0 or 1: analytics')
  await expect(call('consent.set', null)).rejects.toThrow('consents are not an object: null')
  await expect(call('consent.set')).rejects.toThrow('consents are not an object: undefined')
  await expect(call('constructor')).rejects.toThrow('unknown command: constructor')
  const heard: unknown[] = []
  await call(
    'nothing',
    () => heard.push('done'),
    (error: Error) => heard.push(error.message),
  ).catch(() => {})
  await call('privacy.status', (answer: unknown) => heard.push(answer))
  expect(heard).toEqual(['unknown command: nothing', { optedOut: false }])
  expect(page.cookies).toEqual({})
})

test('granting evaluates page view, DOM ready and page load again, for tags that missed them', async () => {
  const { call, page } = start()
  const hits = () => rendered(page)
  expect(hits()).toEqual(['hit(2)'])
  await call('consent.set', { remarketing: 1 })
  await call('consent.set', { analytics: 1 })
  await call('consent.set', { remarketing: 0 })
  await call('consent.set', { remarketing: 1 })
  expect(hits()).toEqual(['hit(2)', 'hit(1)'])
})

test('opting out stops the tags that respect it, in other tabs too', async () => {
  const { call, page, dataLayer } = start()
  expect(await call('privacy.optOut')).toEqual({ optedOut: true })
  expect(page.cookies.wm_opt_out).toBe('1')
  await call('consent.set', { remarketing: 1 })
  expect(rendered(page)).toEqual(['hit(2)'])
  delete page.cookies.wm_opt_out
  page.show()
  expect(dataLayer.at(-1)).toMatchObject({ event: 'waymark.optOutUpdated', optedOut: false })
  expect(await call('privacy.status')).toEqual({ optedOut: false })
})

test('the version command gives what runs', async () => {
  const { call, input } = start()
  expect(await call('version')).toEqual({
    appId: input.appId,
    versionId: input.versionId,
    checksum: input.checksum,
    debug: false,
  })
})

test('entries of other scripts in the cookie are ignored', async () => {
  const { input } = start()
  for (const cookie of ['nonsense', '{"c":null}', '{"c":{"analytics":"1","other":1}}', '[]', 'null']) {
    expect(await start({ [`wm_consents_${input.appId}`]: cookie }).call('consent.get')).toEqual({})
  }
})
