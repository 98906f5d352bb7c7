import { withKeys } from '@waymark/domain/field'
import { UserCreate } from '@waymark/domain/user'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createPersonForm, personBody } from './index.ts'

const SITE = '5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911'
const filled = (change: object) => ({ ...createPersonForm('pl').get().values, email: ' ada@a.example ', ...change })
const levels = withKeys([{ site_id: SITE, site_name: 'Shop', site_type: 'ppms/app' as const, level: 'edit' as const }])

test('a person needs an e-mail address', () => {
  const form = createPersonForm('en')
  expect(form.errors().get('email')?.key).toBe('invalid-email')
  form.field('email').setValue('ada@a.example')
  expect(form.status()).toMatchObject({ canSubmit: true, errorCount: 0 })
})

test('a member is sent with the chosen levels, and without a password', () => {
  const body = personBody(filled({ levels }))
  expect(body.attributes).toEqual({
    email: 'ada@a.example',
    role: 'USER',
    language: 'pl',
    levels: [{ site_id: SITE, level: 'edit' }],
  })
  expect(v.is(UserCreate, body)).toBe(true)
})

test('a name may be left out, and is sent without spaces around it', () => {
  expect(personBody(filled({ name: '  ' })).attributes).not.toHaveProperty('name')
  expect(personBody(filled({ name: ' Ada Lovelace ' })).attributes.name).toBe('Ada Lovelace')
})

test('a name that is too long is refused at its field', () => {
  const form = createPersonForm('en')
  form.field('name').setValue('x'.repeat(256))
  expect(form.errors().get('name')?.key).toBe('max-length')
})

test('an owner is sent without levels, also when some were chosen before the role', () => {
  expect(personBody(filled({ role: 'OWNER', levels })).attributes.levels).toEqual([])
})

test('an address that the server refuses is refused at its field', () => {
  const { model, get } = createPersonForm('en')
  expect(model.locate?.(get().values, ['data', 'attributes', 'email'])).toEqual(['email'])
  expect(model.locate?.(get().values, ['data', 'id'])).toBeUndefined()
})
