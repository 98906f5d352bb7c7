import { type Webhook, WebhookCreate } from '@waymark/domain/webhook'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { rejectForm } from '../../form/index.ts'
import { createWebhookForm, webhookBody, webhookPatch } from './index.ts'

const SITE = '00000000-0000-4000-8000-000000000001'

const webhook = (more: Partial<Webhook['attributes']> = {}) =>
  ({
    attributes: {
      name: 'Data warehouse',
      url: 'https://ingest.example/waymark',
      events: ['item.changed', 'version.published'],
      site_ids: [SITE],
      is_active: true,
      ...more,
    },
  }) as Webhook

const errorsOf = (form: ReturnType<typeof createWebhookForm>) =>
  [...form.errors()].map(([name, { key }]) => `${name}: ${key}`)

test('a new webhook receives all events and needs a name and an address', () => {
  const form = createWebhookForm()
  expect(errorsOf(form)).toEqual(['name: required', 'url: required'])
  form.field('name').setValue(' Warehouse ')
  form.field('url').setValue(' https://ingest.example ')
  expect(errorsOf(form)).toEqual([])
  expect(webhookBody(SITE, form.get().values)).toEqual({
    id: SITE,
    type: 'webhook',
    attributes: {
      name: 'Warehouse',
      url: 'https://ingest.example',
      events: ['version.published', 'version.restored', 'import.completed', 'item.changed'],
      site_ids: null,
      is_active: true,
    },
  })
})

test('an address that cannot be sent to, and no event, are refused', () => {
  const form = createWebhookForm(webhook())
  form.field('url').setValue('https://user:secret@ingest.example')
  form.field('events').setValue([])
  expect(errorsOf(form)).toEqual(['url: invalid-url', 'events: required'])
})

test('only what was changed is sent, and the order in which events were chosen changes nothing', () => {
  const form = createWebhookForm(webhook())
  const { initial } = form.get()
  form.field('events').setValue(['item.changed', 'version.published'])
  expect(webhookPatch(form.get().values, initial).attributes).toEqual({})
  form.field('site_ids').setValue(null)
  expect(webhookPatch(form.get().values, initial)).toEqual({ type: 'webhook', attributes: { site_ids: null } })
})

describe('a webhook whose websites were deleted', () => {
  test('can be changed otherwise', () => {
    const form = createWebhookForm(webhook({ site_ids: [] }))
    form.field('name').setValue('Archive')
    expect(errorsOf(form)).toEqual([])
    const { values, initial } = form.get()
    expect(webhookPatch(values, initial).attributes).toEqual({ name: 'Archive' })
  })
})

test('a refused address has its error at its field', () => {
  const form = createWebhookForm(webhook())
  const fields = [{ pointer: '/data/attributes/url', error: { key: 'private-address' as const } }]
  expect(rejectForm(form, { fields, onlyFields: true, message: undefined })).toBe(true)
  expect(form.field('url').error).toEqual({ key: 'private-address' })
})

test('whatever is typed, a form without errors is what the API takes', () => {
  const typed = fc.oneof(fc.constantFrom('https://a.example', 'http://127.0.0.1:1', 'ftp://a.example', ''), fc.string())
  fc.assert(
    fc.property(typed, typed, (name, url) => {
      const form = createWebhookForm()
      form.field('name').setValue(name)
      form.field('url').setValue(url)
      if (form.status().errorCount > 0) return
      expect(v.is(WebhookCreate, webhookBody(SITE, form.get().values))).toBe(true)
    }),
  )
})
