import { describe, expect, test } from 'vitest'
import { afterChange, afterLoad, type Reason, TOASTS } from './index.ts'

const fallback = TOASTS['add-tag'].failure
const refused = (status: number, errors: readonly Reason[] = [], reason: string | null = null) =>
  ({ kind: 'status', status, errors, reason }) as const

describe('a change that failed', () => {
  test.each(['TAG', 'TRIGGER', 'VARIABLE'])('a taken %s name is said at the name', (kind) => {
    expect(afterChange(refused(400, [{ code: `NOT_UNIQUE_${kind}_NAME_ERROR` }]), fallback)).toEqual([
      { at: 'field', pointer: '/data/attributes/name', error: { key: 'name-already-used' } },
    ])
  })

  test('broken rules are said where they lie, with their limit', () => {
    const pointer = '/data/attributes/template_options/site_token'
    const errors = [
      {
        code: 'INVALID_JSON_ERROR',
        source: { pointer },
        meta: { keyword: 'maxLength', keyword_args: { limit: 255, used: 300 } },
      },
      { code: 'INVALID_JSON_ERROR', source: { pointer: '/data/attributes/code' }, meta: { keyword: 'unheard-of' } },
    ]
    expect(afterChange(refused(400, errors), fallback)).toEqual([
      { at: 'field', pointer, error: { key: 'max-length', limit: 255 } },
      { at: 'field', pointer: '/data/attributes/code', error: { key: 'invalid' } },
    ])
  })

  test('a refusal with a message of its own is a toast with it, any other has the message of the action', () => {
    expect(afterChange(refused(409, [{ code: 'TRIGGER_IN_GROUP_ERROR' }]), fallback)).toMatchObject([
      { at: 'toast', message: { id: 'failure.trigger-in-group' } },
    ])
    expect(afterChange(refused(404, [{ code: 'NOT_FOUND_ERROR' }]), fallback)).toMatchObject([
      { at: 'toast', message: { id: 'failure.missing' } },
    ])
    expect(afterChange(refused(500, [{ code: 'INTERNAL_SERVER_ERROR' }]), fallback)).toEqual([
      { at: 'toast', message: fallback },
    ])
    expect(afterChange(refused(400, [{ code: 'constructor' }]), fallback)).toEqual([{ at: 'toast', message: fallback }])
    expect(afterChange({ kind: 'shape' }, fallback)).toEqual([{ at: 'toast', message: fallback }])
  })

  test('maintenance and a missing network have their own words', () => {
    expect(
      afterChange(refused(503, [{ code: 'SERVICE_UNAVAILABLE_ERROR' }], 'maintenance-mode'), fallback),
    ).toMatchObject([{ message: { id: 'failure.maintenance' } }])
    expect(afterChange({ kind: 'offline' }, fallback)).toMatchObject([{ message: { id: 'failure.offline' } }])
  })

  test('a lost session leads to the login, wrong credentials stay where they were typed', () => {
    expect(afterChange(refused(401, [{ code: 'UNAUTHORIZED_ERROR' }]), fallback)).toEqual([{ at: 'login' }])
    expect(afterChange({ kind: 'signed-out' }, fallback)).toEqual([{ at: 'login' }])
    expect(afterChange(refused(401, [{ code: 'INVALID_CREDENTIALS_ERROR' }]), fallback)).toMatchObject([
      { at: 'toast', message: { id: 'failure.invalid-credentials' } },
    ])
  })

  test('a call nobody waits for any more says nothing', () => {
    expect(afterChange({ kind: 'stopped' }, fallback)).toEqual([{ at: 'nowhere' }])
  })
})

describe('an item that cannot be loaded', () => {
  test('is not found or not available', () => {
    expect(afterLoad(refused(404))).toEqual({ at: 'screen', screen: 'not-found' })
    expect(afterLoad(refused(500))).toEqual({ at: 'screen', screen: 'server-error' })
    expect(afterLoad({ kind: 'offline' })).toEqual({ at: 'screen', screen: 'server-error' })
  })

  test('leads to the login when the session is over', () => {
    expect(afterLoad(refused(401))).toEqual({ at: 'login' })
    expect(afterLoad({ kind: 'stopped' })).toEqual({ at: 'nowhere' })
  })
})
