import { describe, expect, test } from 'vitest'
import { failureReport, type Reason, TOASTS } from './index.ts'

const fallback = TOASTS['add-tag'].failure
const refused = (status: number, errors: readonly Reason[] = [], reason: string | null = null) =>
  ({ kind: 'status', status, errors, reason }) as const

describe('a change that failed', () => {
  test.each(['TAG', 'TRIGGER', 'VARIABLE'])('shows a taken %s name at the name', (kind) => {
    expect(failureReport(refused(400, [{ code: `NOT_UNIQUE_${kind}_NAME_ERROR` }]), fallback)).toEqual({
      fields: [{ pointer: '/data/attributes/name', error: { key: 'name-already-used' } }],
      onlyFields: true,
      message: fallback,
    })
  })

  test('shows broken rules at their fields, with their limit', () => {
    const pointer = '/data/attributes/template_options/site_token'
    const errors = [
      {
        code: 'INVALID_JSON_ERROR',
        source: { pointer },
        meta: { keyword: 'maxLength', keyword_args: { limit: 255, used: 300 } },
      },
      { code: 'INVALID_JSON_ERROR', source: { pointer: '/data/attributes/code' }, meta: { keyword: 'unheard-of' } },
    ]
    expect(failureReport(refused(400, errors), fallback).fields).toEqual([
      { pointer, error: { key: 'max-length', limit: 255 } },
      { pointer: '/data/attributes/code', error: { key: 'invalid' } },
    ])
  })

  test.each([
    ['minLength', 1, { key: 'required' }],
    ['minLength', 12, { key: 'min-length', limit: 12 }],
    ['minItems', 1, { key: 'required', limit: 1 }],
    ['maxItems', 100, { key: 'max-items', limit: 100 }],
  ])('tells texts from lists, and too short ones from empty ones: %s %i', (keyword, limit, error) => {
    const pointer = '/data/attributes/urls'
    const errors = [{ code: 'INVALID_JSON_ERROR', source: { pointer }, meta: { keyword, keyword_args: { limit } } }]
    expect(failureReport(refused(400, errors), fallback).fields).toEqual([{ pointer, error }])
  })

  test('is not only about fields when one of its errors has none', () => {
    const errors = [{ code: 'NOT_UNIQUE_TAG_NAME_ERROR' }, { code: 'RELATED_RESOURCE_NOT_FOUND_ERROR' }]
    expect(failureReport(refused(400, errors), fallback)).toMatchObject({
      fields: [{ pointer: '/data/attributes/name' }],
      onlyFields: false,
      message: { id: 'failure.related-missing' },
    })
  })

  test('shows that what a field refers to no longer exists at the field', () => {
    const pointer = '/data/relationships/triggers/data/0'
    expect(
      failureReport(refused(400, [{ code: 'RELATED_RESOURCE_NOT_FOUND_ERROR', source: { pointer } }]), fallback),
    ).toMatchObject({ fields: [{ pointer, error: { key: 'no-longer-exists' } }], onlyFields: true })
  })

  test.each([
    ['TRIGGER_IN_GROUP_ERROR', 409, 'failure.trigger-in-group'],
    ['CHANGE_FOLLOWS_ANOTHER_ERROR', 409, 'failure.change-follows'],
    ['NOT_FOUND_ERROR', 404, 'failure.missing'],
    ['INVALID_CREDENTIALS_ERROR', 401, 'failure.invalid-credentials'],
    ['SERVICE_UNAVAILABLE_ERROR', 503, 'failure.unavailable'],
    ['INTERNAL_SERVER_ERROR', 500, fallback.id],
    ['constructor', 400, fallback.id],
  ])('with the code %s has the message of the code, else that of the action', (code, status, id) => {
    expect(failureReport(refused(status, [{ code }]), fallback)).toMatchObject({ fields: [], message: { id } })
  })

  test('says that the website is gone where the site itself is missing', () => {
    const errors = [{ code: 'NOT_FOUND_ERROR', source: { parameter: 'app_id' } }]
    expect(failureReport(refused(404, errors), fallback).message?.id).toBe('failure.site-missing')
  })

  test('has messages for maintenance, a missing network and an answer of the wrong shape', () => {
    const maintenance = refused(503, [{ code: 'SERVICE_UNAVAILABLE_ERROR' }], 'maintenance-mode')
    expect(failureReport(maintenance, fallback).message?.id).toBe('failure.maintenance')
    expect(failureReport({ kind: 'offline' }, fallback).message?.id).toBe('failure.offline')
    expect(failureReport({ kind: 'shape' }, fallback).message).toBe(fallback)
  })

  test('does not say that an accepted operation was refused when its end is unknown', () => {
    expect(failureReport({ kind: 'unknown-end' }, fallback).message?.id).toBe('failure.outcome-unknown')
  })

  test('has no message for a cancelled call or an ended session', () => {
    const unauthorized = refused(401, [{ code: 'UNAUTHORIZED_ERROR' }])
    for (const failure of [unauthorized, { kind: 'signed-out' }, { kind: 'stopped' }] as const)
      expect(failureReport(failure, fallback)).toEqual({ fields: [], onlyFields: false, message: undefined })
  })
})
