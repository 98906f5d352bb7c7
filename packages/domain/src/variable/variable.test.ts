import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { BUILT_INS, builtInById, builtInByName, builtIns } from './built-in/index.ts'
import {
  checkVariable,
  locateInVariable,
  mayChangeVariable,
  mayEditVariable,
  newVariable,
  readVariableContent,
  resetInactiveInVariable,
  Variable,
  VariableCreate,
  type VariableForm,
  variableCreate,
  variableForm,
  variablePatch,
} from './index.ts'

const stored = (attributes: object): Variable =>
  v.parse(Variable, {
    id: 'v',
    type: 'variable',
    attributes: {
      name: 'Plan',
      variable_type: 'url',
      value: 'parameter',
      options: { parameter_name: 'plan' },
      builtin: false,
      is_published: false,
      created_at: null,
      updated_at: null,
      ...attributes,
    },
  })
const found = (form: VariableForm) => checkVariable(form).map(({ path, key }) => [path.join('.') || null, key])

describe('the form', () => {
  test('a new one begins with what its type suggests and lacks a name', () => {
    const form = newVariable('dom_element')
    expect(form.settings).toEqual({ selectorType: 'element_id', value: '', extractTextContent: false })
    expect(found(form)).toEqual([
      ['name', 'required'],
      ['settings.value', 'required'],
    ])
  })

  test('opens over a stored variable and saves it as it was', () => {
    const form = variableForm(stored({}))
    expect(form).toEqual({ name: 'Plan', type: 'url', settings: { value: 'parameter', parameterName: 'plan' } })
    const body = variablePatch('v', { ...form!, name: ' Plan ' })
    expect(body.attributes).toEqual({
      name: 'Plan',
      variable_type: 'url',
      value: 'parameter',
      options: { parameter_name: 'plan' },
    })
    expect(v.safeParse(VariableCreate, variableCreate(form!)).success).toBe(true)
  })

  test('a type that is no longer supported has no form', () => {
    expect(variableForm(stored({ variable_type: 'abandoned' }))).toBeUndefined()
  })

  test('inactive settings get their initial values', () => {
    const form = { name: 'Plan', type: 'url', settings: { value: 'query', parameterName: 'left over' } } as const
    expect(resetInactiveInVariable(form).settings).toEqual({ value: 'query', parameterName: '' })
  })

  test.each([
    ['x'.repeat(256), 'name-too-long'],
    ['{{ Plan }}', 'name-has-braces'],
    ['two\nlines', 'name-has-control-characters'],
  ])('the name %j is refused', (name, key) => {
    expect(found({ ...newVariable('random_number'), name })).toEqual([['name', key]])
  })

  test('a refusal of the server is said at the field it means', () => {
    const form = variableForm(
      stored({
        variable_type: 'lookup_table',
        value: '{{ Plan }}',
        options: { mapping: [{ input: 'a', output: 'b' }], default_value: null },
      }),
    )!
    expect(locateInVariable(['name'], form)).toEqual(['name'])
    expect(locateInVariable(['value'], form)).toEqual(['settings', 'value'])
    expect(locateInVariable(['options', 'mapping', '0', 'output'], form)).toEqual([
      'settings',
      'pairs',
      'row-0',
      'output',
    ])
    expect(locateInVariable(['builtin'], form)).toEqual([])
  })
})

describe('what may be done', () => {
  const editor = ['view', 'edit'] as const

  test('built-in variables are never changed, abandoned ones only renamed, copied or deleted', () => {
    const own = { builtin: false, variable_type: 'constant' } as const
    expect(mayEditVariable(own, editor).allowed).toBe(true)
    expect(mayEditVariable(own, ['view'])).toMatchObject({ why: { id: 'permission.edit-needed' } })
    expect(mayChangeVariable({ ...own, builtin: true }, editor)).toMatchObject({ why: { id: 'variable.built-in' } })
    const abandoned = { builtin: false, variable_type: 'abandoned' } as const
    expect(mayChangeVariable(abandoned, editor).allowed).toBe(true)
    expect(mayEditVariable(abandoned, editor)).toMatchObject({ why: { id: 'variable.abandoned' } })
  })
})

describe('what a request may send', () => {
  const parse = (attributes: object) =>
    v.safeParse(VariableCreate, { type: 'variable', attributes: { name: 'Plan', ...attributes } })

  test('older names of types are understood', () => {
    expect(parse({ variable_type: 'custom_javascript', value: 'x' }).output).toMatchObject({
      attributes: { variable_type: 'custom_js' },
    })
    expect(parse({ variable_type: 'random' }).output).toMatchObject({
      attributes: { variable_type: 'random_number', value: null, options: {} },
    })
  })

  test.each(['abandoned', 'constructor', 'toString', ''])('the type %j is refused', (variable_type) => {
    expect(parse({ variable_type }).success).toBe(false)
  })

  test('the content is read by its type, without unknown options', () => {
    const read = readVariableContent('url', { value: 'query', options: { parameter_name: 'x', other: 1 } })
    expect(read.output).toEqual({ value: 'query', options: {} })
    expect(readVariableContent('url', { value: 'parameter' }).success).toBe(false)
  })
})

describe('built-in variables', () => {
  test('are those of the specification and six for other triggers, each with its own id and name', () => {
    expect(builtIns()).toHaveLength(35)
    expect(new Set(builtIns().map(({ id }) => id)).size).toBe(35)
    for (const builtIn of builtIns()) {
      expect(builtInById(builtIn.id)).toBe(builtIn)
      expect(builtInByName(builtIn.name)).toBe(builtIn)
      expect(builtIn.matchers.length).toBeGreaterThan(0)
    }
  })

  test('keep the ids under which sites have stored them', () => {
    expect(BUILT_INS.event.id).toBe('977a1f9d-4fdb-43bf-9549-bdf68a7b69a6')
    expect(BUILT_INS.pageUrl.id).toBe('67ed6060-eace-4370-8ede-a083f7c909f1')
  })
})
