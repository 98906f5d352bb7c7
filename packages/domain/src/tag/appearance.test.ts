import { expect, test } from 'vitest'
import { tagAppearance, templateTypeOf } from './index.ts'

test('templates that share a stored name are told apart by their type', () => {
  const of = (template: 'doubleclick_floodlight' | 'google_adwords', type: string) =>
    tagAppearance({ template, template_type: templateTypeOf({ type }) }).name.message
  expect(of('doubleclick_floodlight', 'doubleclick_floodlight_counter')).toBe('Floodlight counter')
  expect(of('doubleclick_floodlight', 'doubleclick_floodlight_sales')).toBe('Floodlight sales')
  expect(of('google_adwords', 'remarketing')).toBe('Google Ads remarketing')
})

test('a tag without a known type is named by its stored name', () => {
  expect(templateTypeOf({ type: 'nonsense' })).toBeUndefined()
  expect(templateTypeOf({})).toBeUndefined()
  expect(tagAppearance({ template: 'google_adwords' }).name.message).toBe('Google Ads')
})
