import { AppCreate } from '@waymark/domain/site'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { rejectForm } from '../../form/index.ts'
import { createWebsiteForm, NEW_WEBSITE, websiteBody, websitePatch } from './index.ts'

const SHOP = {
  name: 'Shop',
  urls: ['https://shop.example/', 'https://m.shop.example/'],
  gdpr: true,
  delay: 500,
  timezone: 'Europe/Oslo',
  created_at: '2026-01-02T03:04:05+00:00',
  updated_at: '2026-01-02T03:04:05+00:00',
}

const shop = () => createWebsiteForm(SHOP)

test('only what was changed is sent', () => {
  const form = shop()
  form.field('delay').setValue('0')
  const { values, initial } = form.get()
  expect(websitePatch(values, initial)).toEqual({ type: 'ppms/app', attributes: { delay: 0 } })
  expect(websitePatch(initial, initial).attributes).toEqual({})
})

test('a new website needs a name and a whole address', () => {
  const form = createWebsiteForm(NEW_WEBSITE)
  const key = form.get().values.urls[0]?.key ?? ''
  form.send({ type: 'reveal' })
  expect(form.field('name').error).toEqual({ key: 'required' })
  expect(form.field('urls').at(key).at('url').error).toEqual({ key: 'invalid-url' })
  form.field('name').setValue(' Outlet ')
  form.field('urls').at(key).at('url').setValue(' https://outlet.example ')
  expect(form.status().errorCount).toBe(0)
  expect(websiteBody('a', form.get().values).attributes).toMatchObject({ urls: ['https://outlet.example'], delay: 500 })
})

test.each(['', ' ', '1.5', '-1', 'soon', '1e2'])('the delay "%s" is no whole number', (delay) => {
  const form = shop()
  form.field('delay').setValue(delay)
  form.send({ type: 'reveal' })
  expect(form.field('delay').error?.key).toBe('must-be-integer')
})

test('a refused address has its error at its row', () => {
  const form = shop()
  const second = form.get().values.urls[1]?.key ?? ''
  const fields = [{ pointer: '/data/attributes/urls/1', error: { key: 'invalid' as const } }]
  expect(rejectForm(form, { fields, onlyFields: true, message: undefined })).toBe(true)
  expect(form.field('urls').at(second).at('url').error).toEqual({ key: 'invalid' })
})

test('whatever is typed, a form without errors is what the API takes', () => {
  const typed = fc.oneof(fc.constantFrom('https://a.example', '500', 'UTC', 'Shop', ''), fc.string())
  fc.assert(
    fc.property(typed, typed, typed, typed, (name, url, delay, timezone) => {
      const form = createWebsiteForm({ ...NEW_WEBSITE, name, urls: [url], timezone })
      form.field('delay').setValue(delay)
      const { attributes } = websiteBody('a', form.get().values)
      if (form.status().errorCount > 0) return
      expect(v.is(AppCreate.entries.attributes, attributes)).toBe(true)
      expect(attributes.delay).toBe(Number(delay))
    }),
  )
})
