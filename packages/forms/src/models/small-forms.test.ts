import { CopyTag, CopyVariable, copyBody } from '@waymark/domain/copy'
import { NO_TRACKER, trackerOfForm } from '@waymark/domain/site'
import { Version } from '@waymark/domain/version'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { canSubmit } from '../form/index.ts'
import { createConnectForm } from './connect/index.ts'
import { chooseOperation, chooseTarget, createCopyForm } from './copy/index.ts'
import { createRenameForm, renameBody } from './rename/index.ts'
import { createSignInPolicyForm, signInPolicyBody } from './sign-in-policy/index.ts'
import { createTrackerForm } from './tracker/index.ts'
import { createVersionForm } from './version/index.ts'

const id = (last: string) => `8d3c9a52-6a0e-4a44-9a58-0a2f4f3f3b${last}`
const here = id('01')
const there = id('02')

describe('copying', () => {
  const open = (over: Partial<Parameters<typeof createCopyForm>[0]> = {}) =>
    createCopyForm({ kind: 'tag', name: 'Pixel', currentApp: here, mayDuplicate: true, ...over })

  test('a duplicate can be submitted at once, is for the same site and keeps its triggers', () => {
    const form = open()
    expect(canSubmit(form, { clean: true })).toBe(true)
    expect(copyBody('tag', form.get().values)).toEqual({
      type: 'tag',
      attributes: { name: 'Pixel (copy)', with_triggers: true },
      relationships: { target_app: { data: { id: here, type: 'app' } } },
    })
  })
  test('switching to another website clears the target without an error, and switching back restores it', () => {
    const form = open()
    form.field('removeConnections').setValue(true)
    form.field('targetApp').onBlur()
    form.field('operation').setValue('copyToWebsite')
    expect(form.get().values).toMatchObject({ targetApp: null, removeConnections: false, copyConnections: false })
    expect(form.field('targetApp').error).toBeUndefined()
    expect(canSubmit(form, { clean: true })).toBe(false)
    form.field('targetApp').onBlur()
    form.field('name').setValue('Other')
    expect(form.field('targetApp').error).toEqual({ key: 'required' })
    form.field('operation').setValue('duplicate')
    expect(form.get().values.targetApp).toEqual(here)
  })
  test('a copy to another website leaves its triggers behind unless asked', () => {
    const form = open({ mayDuplicate: false })
    expect(form.get().values.operation).toBe('copyToWebsite')
    form.field('targetApp').setValue(there)
    expect(copyBody('tag', form.get().values).attributes).toMatchObject({ with_triggers: false })
    form.field('copyConnections').setValue(true)
    expect(v.parse(CopyTag, copyBody('tag', form.get().values)).attributes.with_triggers).toBe(true)
  })
  test('the name of a variable may not hold double braces', () => {
    const form = open({ kind: 'variable' })
    form.field('name').setValue('a {{ b')
    expect([...form.errors().values()]).toEqual([{ key: 'name-has-braces' }])
    form.field('name').setValue(' plan ')
    expect(v.parse(CopyVariable, copyBody('variable', form.get().values)).attributes).toEqual({ name: 'plan' })
  })
  test('a name that is taken on one website may be sent to another', () => {
    const form = open()
    const reject = () =>
      form.send({ type: 'reject', errors: [{ path: ['name'], error: { key: 'name-already-used' } }] })
    reject()
    expect(canSubmit(form, { clean: true })).toBe(false)
    chooseOperation(form, 'copyToWebsite')
    chooseTarget(form, there)
    expect(canSubmit(form, { clean: true })).toBe(true)
    reject()
    chooseTarget(form, id('03'))
    expect(form.field('name').error).toBeUndefined()
  })
  test('server errors are located by their place in the body', () => {
    const { model, get } = open()
    const locate = (...steps: string[]) => model.locate?.(get().values, steps)
    expect(locate('data', 'attributes', 'name')).toEqual(['name'])
    expect(locate('data', 'relationships', 'target_app', 'data', 'id')).toEqual(['targetApp'])
    expect(locate('data', 'id')).toBeUndefined()
  })
})

test('a rename sends the trimmed name and nothing else', () => {
  const form = createRenameForm('trigger', 'Old')
  expect(canSubmit(form)).toBe(false)
  form.field('name').setValue('   ')
  expect([...form.errors().values()]).toEqual([{ key: 'required' }])
  form.field('name').setValue(' New ')
  expect(canSubmit(form)).toBe(true)
  expect(renameBody('trigger', 'x', form.get().values)).toEqual({
    id: 'x',
    type: 'trigger',
    attributes: { name: 'New' },
  })
})

describe('connecting the debugger', () => {
  test.each(['https://shop.example', ' http://localhost:4200/cart?x=1#top '])('%s can be opened', (url) => {
    expect(canSubmit(createConnectForm(url), { clean: true })).toBe(true)
  })
  test.each(['shop.example', 'javascript:alert(1)', 'https://', 'https://a b', 'ftp://shop.example'])(
    '%s is no address',
    (url) => {
      expect([...createConnectForm(url).errors().values()]).toEqual([{ key: 'invalid-url' }])
    },
  )
  test('an empty address is required', () => {
    expect([...createConnectForm('').errors().values()][0]).toEqual({ key: 'required' })
  })
})

test('a version may be called at most 255 characters', () => {
  const version = v.parse(Version, {
    id: 'v',
    type: 'version',
    attributes: {
      author: null,
      created_at: '',
      updated_at: '',
      has_changes: true,
      version_major: 1,
      version_minor: 0,
      version_type: 'published',
      parent_id: null,
      published_at: null,
      publisher: null,
      name: null,
      description: null,
    },
  })
  const form = createVersionForm(version)
  form.field('name').setValue('x'.repeat(256))
  expect([...form.errors().values()]).toEqual([{ key: 'max-length', limit: 255 }])
})

describe('the tracker of a website', () => {
  const installation = { js_url: '', php_url: '', dialect: 'extended' } as const
  const open = () => createTrackerForm({ id: here, type: 'tracker', attributes: { ...NO_TRACKER, installation } })

  test('can be saved once all that belongs together is there, and taken back', () => {
    const form = open()
    form.field('js_url').setValue('https://stats.example/matomo.js')
    form.field('dialect').setValue('matomo')
    expect([...form.errors()]).toEqual([
      ['php_url', { key: 'required' }],
      ['site_id', { key: 'required' }],
    ])
    form.field('php_url').setValue(' https://stats.example/matomo.php ')
    form.field('site_id').setValue('seven')
    expect([...form.errors()]).toEqual([['site_id', { key: 'must-be-integer' }]])
    form.field('site_id').setValue('7')
    expect(canSubmit(form)).toBe(true)
    expect(trackerOfForm(form.get().values)).toEqual({
      js_url: 'https://stats.example/matomo.js',
      php_url: 'https://stats.example/matomo.php',
      dialect: 'matomo',
      site_id: '7',
    })
    form.send({ type: 'reset' })
    expect(trackerOfForm(form.get().values)).toEqual(NO_TRACKER)
  })

  test('takes only addresses of the web', () => {
    const form = open()
    form.field('js_url').setValue('javascript:alert(1)')
    form.field('php_url').setValue('stats.example')
    expect(new Set([...form.errors().values()].map(({ key }) => key))).toEqual(new Set(['invalid-url']))
    expect([...form.errors().keys()]).toEqual(['js_url', 'php_url'])
  })
})

describe('what is decided about signing in', () => {
  const open = () =>
    createSignInPolicyForm({
      id: here,
      type: 'sign_in_policy',
      attributes: {
        two_factor_required: false,
        domains: ['northwind.example'],
        creates_members: false,
        new_member_language: 'en',
        password_sign_in: true,
        default_levels: [{ site_id: there, site_name: 'Outdoor', site_type: 'ppms/app', level: 'edit' }],
        provider: { name: 'SSO', tried: false },
      },
    })
  const withDomains = (...domains: readonly string[]) => {
    const form = open()
    form.field('domains').setValue(domains.map((domain, index) => ({ domain, key: `row-${index}` })))
    form.send({ type: 'reveal' })
    return form
  }

  test('a domain has the form of one and stands there once', () => {
    expect(withDomains('Northwind.Example', 'mail.northwind.example').status().errorCount).toBe(0)
    const form = withDomains('northwind.example', 'me@northwind.example', '', 'NORTHWIND.example ')
    const errorAt = (row: string) => form.field('domains').at(row).at('domain').error?.key
    expect(['row-0', 'row-1', 'row-2', 'row-3'].map(errorAt)).toEqual([
      undefined,
      'invalid-domain',
      'required',
      'not-unique',
    ])
  })

  test('only what was changed is sent', () => {
    const form = open()
    const sent = () => signInPolicyBody(form.get().values, form.get().initial).attributes
    expect(sent()).toEqual({})
    form.field('creates_members').setValue(true)
    form.field('default_levels').at('row-0').at('level').setValue('view')
    expect(sent()).toEqual({ creates_members: true, default_levels: [{ site_id: there, level: 'view' }] })
  })

  test('a domain that the server refuses is marked in its row', () => {
    const form = withDomains('northwind.example', 'southmoor.example')
    expect(form.model.locate?.(form.get().values, ['data', 'attributes', 'domains', '1'])).toEqual([
      'domains',
      'row-1',
      'domain',
    ])
    expect(form.model.locate?.(form.get().values, ['data', 'attributes', 'password_sign_in'])).toEqual([
      'password_sign_in',
    ])
  })
})
