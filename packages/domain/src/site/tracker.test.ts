import { expect, test } from 'vitest'
import { NO_TRACKER, trackerErrors, trackerInUse } from './index.ts'

const none = { js_url: '', php_url: '', dialect: 'extended' } as const
const central = { js_url: 'https://t.example/t.js', php_url: 'https://t.example/t.php', dialect: 'matomo' } as const
const own = { js_url: 'https://own.example/m.js', php_url: 'https://own.example/m.php', dialect: null, site_id: null }

test('a website without a tracker of its own has that of the installation', () => {
  expect(trackerInUse(NO_TRACKER, none, 'app')).toEqual({ ...none, site_id: 'app', sends: false })
  expect(trackerInUse({ ...NO_TRACKER, site_id: '7' }, central, 'app')).toEqual({
    ...central,
    site_id: '7',
    sends: true,
  })
})

test('the addresses of a website come together and win over those of the installation', () => {
  expect(trackerInUse(own, { ...central, dialect: 'extended' }, 'app')).toMatchObject({
    js_url: own.js_url,
    php_url: own.php_url,
    dialect: 'extended',
    site_id: 'app',
    sends: true,
  })
  expect(trackerInUse({ ...own, php_url: null }, central, 'app')).toMatchObject({ js_url: central.js_url })
  expect(trackerErrors({ ...own, php_url: null }, central)).toEqual([{ path: ['php_url'], key: 'required' }])
  expect(trackerErrors({ ...own, js_url: null }, central)).toEqual([{ path: ['js_url'], key: 'required' }])
})

test('nothing is sent to a Matomo without the number it has for the website', () => {
  const matomo = { ...own, dialect: 'matomo' as const }
  expect(trackerInUse(matomo, none, 'app').sends).toBe(false)
  expect(trackerInUse({ ...matomo, site_id: '7' }, none, 'app').sends).toBe(true)
  expect(trackerErrors(matomo, none)).toEqual([{ path: ['site_id'], key: 'required' }])
  expect(trackerErrors({ ...own, site_id: 'shop' }, central)).toEqual([{ path: ['site_id'], key: 'must-be-integer' }])
  expect(trackerErrors({ ...own, site_id: 'shop' }, none)).toEqual([])
  expect(trackerErrors(NO_TRACKER, central)).toEqual([])
})
