import {
  newVariable,
  Variable,
  VariableCreate,
  VariablePatch,
  variableCreate,
  variableForm,
} from '@waymark/domain/variable'
import { variableTypes } from '@waymark/domain/variable/types'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isDirty } from '../../form/index.ts'
import { changeVariableBody, createVariableForm, variableField, variableSections } from './index.ts'

const types = Object.values(variableTypes)

describe.each(types.map((type) => [type.id, type] as const))('a variable of type %s', (id, type) => {
  test('is filled in, sent, and opened again without a change', () => {
    const form = createVariableForm(newVariable(id))
    expect([...form.errors().keys()]).toContain('name')
    form.field('name').setValue(' Plan ')
    form.field('settings').setValue(type.sample)
    expect([...form.errors()]).toEqual([])
    const body = variableCreate(form.get().values)
    expect(v.safeParse(VariableCreate, body).issues ?? []).toEqual([])
    const stored = v.parse(Variable, {
      id: 'a',
      type: 'variable',
      attributes: { ...body.attributes, builtin: false, is_published: false, created_at: '', updated_at: '' },
    })
    const again = variableForm(stored)!
    const opened = createVariableForm(again)
    expect(isDirty(opened.get())).toBe(false)
    expect(opened.get().values.settings).toEqual(type.resetInactive(type.sample as never))
    expect(changeVariableBody('a', again, again)).toEqual({ id: 'a', type: 'variable', attributes: {} })
  })
})

test.each(types.map(({ id }) => id))(
  'the sections of a %s hold each active setting once, with its definition',
  (id) => {
    const form = createVariableForm(newVariable(id))
    const { values } = form.get()
    const listed = variableSections(values).flatMap(({ fields }) => fields)
    const settings = Object.keys(variableTypes[id].fields).map((key) => `settings/${key}`)
    expect([...listed].sort()).toEqual(settings.filter((name) => form.isActive(name)).sort())
    for (const name of listed) expect(variableField(values, name)?.definition.label).toBeDefined()
  },
)

test('the name of a parameter is shown only for a parameter', () => {
  const form = createVariableForm(newVariable('url'))
  const fields = () => variableSections(form.get().values)[0]?.fields
  expect(fields()).toEqual(['settings/value', 'settings/parameterName'])
  form.field('settings').at('value').setValue('query')
  expect(fields()).toEqual(['settings/value'])
})

test('a field that a choice makes inactive is reset, with its error', () => {
  const form = createVariableForm({ ...newVariable('url'), name: 'Campaign' })
  const name = form.field('settings').at('parameterName')
  name.onBlur()
  expect(name.error).toEqual({ key: 'required' })
  form.field('settings').at('value').setValue('protocol')
  expect([...form.errors()]).toEqual([])
  form.field('settings').at('value').setValue('parameter')
  expect(name.error).toBeUndefined()
})

test('only what changed is sent and named', () => {
  const before = { ...newVariable('constant'), name: 'A', settings: { value: 'x' } }
  const after = { ...before, settings: { value: 'y' } }
  const body = changeVariableBody('a', before, after)
  expect(body.attributes).toEqual({ variable_type: 'constant', value: 'y', options: {} })
  expect(v.is(VariablePatch, body)).toBe(true)
  const form = createVariableForm(before)
  form.field('settings').setValue(after.settings)
  expect(form.changes()).toHaveLength(1)
  expect(changeVariableBody('a', before, { ...before, name: 'B ' }).attributes).toEqual({ name: 'B' })
})

test('server errors are located by their place in the body', () => {
  const form = createVariableForm({
    ...newVariable('lookup_table'),
    settings: variableTypes.lookup_table.sample,
  })
  expect(form.model.locate?.(form.get().values, ['data', 'attributes', 'name'])).toEqual(['name'])
  expect(form.model.locate?.(form.get().values, ['data', 'attributes', 'options', 'mapping', '1', 'output'])).toEqual([
    'settings',
    'pairs',
    'row-1',
    'output',
  ])
  expect(form.model.locate?.(form.get().values, ['data', 'id'])).toBeUndefined()
})

test('a row is located although a blank one above it was not sent', () => {
  const { initial } = variableTypes.lookup_table
  const form = createVariableForm({
    ...newVariable('lookup_table'),
    settings: { ...initial, pairs: [...initial.pairs, { key: 'row-1', input: 'a', output: 'b' }] },
  })
  expect(form.model.locate?.(form.get().values, ['data', 'attributes', 'options', 'mapping', '0', 'output'])).toEqual([
    'settings',
    'pairs',
    'row-1',
    'output',
  ])
})
