import { SetUp } from '@waymark/domain/organisation'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createSetUpForm, type SetUpForm, setUpBody } from './index.ts'

const FILLED = {
  organization: ' Northwind Group ',
  email: ' Ingrid@Northwind.example ',
  password: 'a long enough one',
  website_name: 'Northwind Outdoor',
  website_url: 'https://www.northwind-outdoor.example',
}

function filled(values: Partial<SetUpForm>) {
  const form = createSetUpForm('printed')
  for (const [name, value] of Object.entries(values)) form.field(name as 'email').setValue(value as string)
  return form
}

test('all fields are required, except that the code may come from the address', () => {
  const keys = (code: string) =>
    Object.fromEntries([...createSetUpForm(code).errors()].map(([name, { key }]) => [name, key]))
  const fields = ['organization', 'email', 'password', 'website_name', 'website_url']
  expect(keys('printed')).toEqual(Object.fromEntries(fields.map((name) => [name, 'required'])))
  expect(keys('')).toMatchObject({ code: 'required' })
})

test('a form without errors is what the API takes, with the language and time zone of the browser', () => {
  const form = filled(FILLED)
  expect(form.status()).toMatchObject({ errorCount: 0, canSubmit: true })
  const body = setUpBody(form.get().values, { language: 'pl', timezone: 'Europe/Warsaw' })
  expect(v.parse(SetUp, body).attributes).toMatchObject({
    code: 'printed',
    organization: 'Northwind Group',
    email: 'ingrid@northwind.example',
    gdpr: true,
    language: 'pl',
    timezone: 'Europe/Warsaw',
  })
})

test('the code may be the whole address that the server printed', () => {
  const form = filled({ ...FILLED, code: ' http://localhost:4000/set-up#printed_code ' })
  const { attributes } = setUpBody(form.get().values, { language: 'en', timezone: 'UTC' })
  expect(attributes.code).toBe('printed_code')
})

test.each([
  ['email', 'ingrid', { key: 'invalid-email' }],
  ['password', 'eleven char', { key: 'min-length', limit: 12 }],
  ['website_url', 'www.northwind-outdoor.example', { key: 'invalid-url' }],
] as const)('%s "%s" is refused with one error', (name, value, error) => {
  const form = filled({ ...FILLED, [name]: value })
  expect(Object.fromEntries(form.errors())).toEqual({ [name]: error })
})

test('what the server refuses is refused at its field', () => {
  const { model, get } = createSetUpForm('')
  expect(model.locate?.(get().values, ['data', 'attributes', 'password'])).toEqual(['password'])
  expect(model.locate?.(get().values, ['data', 'attributes', 'timezone'])).toBeUndefined()
})
