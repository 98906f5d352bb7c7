import { expect, test } from 'vitest'
import { createCodeForm, createCredentialsForm } from './index.ts'

test('signing in needs an e-mail address and a password', () => {
  const form = createCredentialsForm()
  const keys = () => Object.fromEntries([...form.errors()].map(([name, { key }]) => [name, key]))
  expect(keys()).toEqual({ email: 'required', password: 'required' })
  form.field('email').setValue(' ingrid@northwind.example ')
  form.field('password').setValue('x')
  expect(keys()).toEqual({})
})

test('a code of spaces is missing', () => {
  const form = createCodeForm()
  form.field('code').setValue('  ')
  expect(form.errors().get('code')).toEqual({ key: 'required' })
  form.field('code').setValue('123 456')
  expect(form.status().canSubmit).toBe(true)
})
