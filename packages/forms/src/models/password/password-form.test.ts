import { expect, test } from 'vitest'
import { rejectForm } from '../../form/index.ts'
import { createPasswordChangeForm, createPasswordForm } from './index.ts'

test('a new password has at least 12 characters', () => {
  const form = createPasswordForm()
  form.field('password').setValue('eleven char')
  expect(Object.fromEntries(form.errors())).toEqual({ password: { key: 'min-length', limit: 12 } })
  form.field('password').setValue('twelve chars')
  expect(form.status().canSubmit).toBe(true)
})

test('a change of the password needs the current one', () => {
  const form = createPasswordChangeForm()
  form.field('password').setValue('a long enough one')
  expect(Object.fromEntries(form.errors())).toEqual({ current_password: { key: 'required' } })
})

test('what the server refuses is shown at its field, and the values stay', () => {
  const form = createPasswordChangeForm()
  form.field('current_password').setValue('a wrong password')
  form.field('password').setValue('a long enough one')
  const fields = [{ pointer: '/current_password', error: { key: 'wrong-password' } }] as const
  expect(rejectForm(form, { fields, onlyFields: true, message: undefined })).toBe(true)
  expect(form.field('current_password').error).toEqual({ key: 'wrong-password' })
  expect(form.field('password').value).toBe('a long enough one')
})
