import type { ApiClient } from '@waymark/domain/organisation'
import { describe, expect, test } from 'vitest'
import { apiClientBody, createApiClientForm, dayOf } from './index.ts'

const now = () => new Date(2026, 2, 2, 9)
const errorsOf = (end: string, client?: ApiClient) => {
  const form = createApiClientForm(now, client)
  form.field('name').setValue('Feed')
  form.field('end').setValue(end)
  return [...form.errors()].map(([name, { key }]) => `${name}: ${key}`)
}
const client = (ends_at: string | null) => ({ attributes: { name: 'Feed', ends_at } }) as ApiClient

describe('the end of a client', () => {
  test('is the last second of the chosen day where the user is', () => {
    const { ends_at } = apiClientBody({ name: 'Feed', end: '2026-12-31' }).attributes
    expect(ends_at).toBe(new Date(2026, 11, 31, 23, 59, 59).toISOString())
    expect(dayOf(new Date(ends_at ?? ''))).toBe('2026-12-31')
  })

  test('may be missing, today or later, but no other text and no past day', () => {
    expect(errorsOf('')).toEqual([])
    expect(errorsOf('2026-03-02')).toEqual([])
    expect(errorsOf('2026-03-01')).toEqual(['end: not-in-the-future'])
    expect(errorsOf('soon')).toEqual(['end: invalid-date'])
  })

  test('may stay when it has passed, and is not sent then', () => {
    const past = new Date(2026, 1, 1, 23, 59, 59).toISOString()
    expect(errorsOf('2026-02-01', client(past))).toEqual([])
    const unchanged = { name: 'Feed', end: '2026-02-01' }
    expect(apiClientBody({ ...unchanged, name: ' Other ' }, unchanged).attributes).toEqual({ name: 'Other' })
  })

  test('is taken away by an empty day', () => {
    const initial = { name: 'Feed', end: '2026-12-31' }
    expect(apiClientBody({ name: 'Feed', end: '' }, initial).attributes).toEqual({ name: 'Feed', ends_at: null })
  })
})
