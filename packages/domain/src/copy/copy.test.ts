import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  CopyTag,
  CopyTrigger,
  CopyVariable,
  checkCopy,
  checkRename,
  copiedItem,
  copyBody,
  copyName,
  copyTargets,
  freeName,
  hasNews,
  leftOutItems,
  mayCopy,
  mayCopyToSite,
  mayDuplicate,
  newCopy,
  renameBody,
  renamedItems,
  withOperation,
  withTriggers,
} from './index.ts'

const here = '63f34dad-8dda-49d9-a31d-15ae467ea716'
const there = '74e83524-a3e0-4071-9b64-ab90379a4307'
const editor = ['view', 'edit'] as const
const viewer = ['view'] as const
const errors = (form: ReturnType<typeof newCopy>, kind: 'tag' | 'variable' = 'tag') =>
  checkCopy(kind, form).map(({ path, key }) => [path.join('.'), key])

describe('the form', () => {
  const form = newCopy('Newsletter', { currentApp: here, mayDuplicate: true })

  test('opens as a duplicate on this site under the name of a copy', () => {
    expect(form).toEqual({
      name: 'Newsletter (copy)',
      operation: 'duplicate',
      targetApp: here,
      removeConnections: false,
      copyConnections: false,
    })
    expect(newCopy('T', { currentApp: here, mayDuplicate: false })).toMatchObject({
      operation: 'copyToWebsite',
      targetApp: null,
    })
  })

  test('switching clears the target and turns off what belongs to the other way', () => {
    const away = withOperation({ ...form, removeConnections: true }, 'copyToWebsite', here)
    expect(away).toMatchObject({ targetApp: null, removeConnections: false })
    expect(errors(away)).toEqual([['targetApp', 'required']])
    const back = withOperation({ ...away, targetApp: there, copyConnections: true }, 'duplicate', here)
    expect(back).toMatchObject({ targetApp: here, copyConnections: false })
  })

  test('a name is needed, and a variable’s name has rules of its own', () => {
    expect(errors({ ...form, name: '  ' })).toEqual([['name', 'required']])
    expect(errors({ ...form, name: '{{ a }}' })).toEqual([])
    expect(errors({ ...form, name: '{{ a }}' }, 'variable')).toEqual([['name', 'name-has-braces']])
  })

  test('a duplicate keeps its triggers by default, a copy leaves them', () => {
    const away = withOperation(form, 'copyToWebsite', here)
    expect([withTriggers(form), withTriggers({ ...form, removeConnections: true })]).toEqual([true, false])
    expect([withTriggers(away), withTriggers({ ...away, copyConnections: true })]).toEqual([false, true])
  })

  test('each kind makes the body that the API takes', () => {
    expect(v.parse(CopyTag, copyBody('tag', form)).attributes).toEqual({
      name: 'Newsletter (copy)',
      with_triggers: true,
    })
    expect(v.parse(CopyTrigger, copyBody('trigger', form)).attributes).toEqual({ name: 'Newsletter (copy)' })
    expect(v.parse(CopyVariable, copyBody('variable', form)).relationships?.target_app?.data.id).toBe(here)
  })
})

describe('names of copies', () => {
  test('count on until one is free', () => {
    const taken = new Set(['A', 'A (copy)', 'A (copy 2)'])
    expect(freeName('A', (name) => taken.has(name))).toBe('A (copy 3)')
    expect(freeName('B', (name) => taken.has(name))).toBe('B')
  })

  test('always fit and are never taken', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 255 }), fc.nat(12), (name, copies) => {
        const taken = new Set<string>()
        for (let made = 0; made <= copies; made += 1) {
          const free = freeName(name.slice(0, 255), (text) => taken.has(text))
          expect(free.length).toBeLessThanOrEqual(255)
          expect(taken.has(free)).toBe(false)
          taken.add(free)
        }
      }),
    )
    expect(copyName('x'.repeat(255))).toHaveLength(255)
    expect(copyName(`${'x'.repeat(247)}😀😀`).isWellFormed()).toBe(true)
  })
})

describe('permissions to copy', () => {
  test('an editor may duplicate, and copy away if there is another site to edit', () => {
    expect(mayDuplicate({ actions: editor, editableSites: 1 }).allowed).toBe(true)
    expect(mayCopyToSite({ actions: editor, editableSites: 1 }).allowed).toBe(false)
    expect(mayCopyToSite({ actions: editor, editableSites: 2 }).allowed).toBe(true)
  })

  test('a viewer may copy to any site that he or she may edit', () => {
    expect(mayDuplicate({ actions: viewer, editableSites: 1 }).allowed).toBe(false)
    expect(mayCopyToSite({ actions: viewer, editableSites: 1 }).allowed).toBe(true)
    expect(mayCopy({ actions: viewer, editableSites: 0 })).toMatchObject({ why: { id: 'copy.cannot' } })
  })

  test('tags that a site has once cannot be duplicated; analytics goes to websites only', () => {
    const facts = { actions: editor, editableSites: 3, template: 'waymark_analytics' } as const
    expect(mayDuplicate(facts)).toMatchObject({ why: { id: 'failure.single-instance' } })
    expect(mayCopy(facts).allowed).toBe(true)
    expect(copyTargets(facts)).toBe('sites')
    expect(copyTargets({ triggerType: 'cdp_audience_detection' })).toBe('sites')
    expect(copyTargets({ template: 'heatmaps' })).toBe('sites-and-meta-sites')
  })

  test('an abandoned tag is copied nowhere', () => {
    const facts = { actions: editor, editableSites: 3, template: 'abandoned' } as const
    for (const may of [mayCopy, mayDuplicate, mayCopyToSite]) {
      expect(may(facts)).toMatchObject({ why: { id: 'copy.abandoned' } })
    }
  })

  test('built-in variables are everywhere already', () => {
    expect(mayCopy({ actions: editor, editableSites: 3, builtin: true })).toMatchObject({
      why: { id: 'copy.built-in' },
    })
  })
})

describe('renaming', () => {
  test('needs a name and sends it without blanks around it, and nothing else', () => {
    expect(checkRename('tag', { name: ' ' })).toHaveLength(1)
    expect(checkRename('variable', { name: 'a }} b' })).toHaveLength(1)
    expect(renameBody('tag', 't', { name: ' New ' })).toEqual({ id: 't', type: 'tag', attributes: { name: 'New' } })
  })
})

describe('the end of a copy', () => {
  const item = { source_id: 's', source_name: 'A', target_id: 't', target_name: 'A (copy)', is_renamed: true }

  test('lists renamed and omitted items', () => {
    const summary = {
      triggers: [item, { ...item, is_renamed: false }],
      tags: [{ source_id: 'x', source_name: 'B', is_renamed: false, errors: ['Not allowed'] }],
    }
    expect(renamedItems(summary)).toEqual([{ ...item, kind: 'trigger' }])
    expect(leftOutItems(summary).map(({ kind, source_name }) => [kind, source_name])).toEqual([['tag', 'B']])
    expect(hasNews(summary)).toBe(true)
    expect(hasNews({ variables: [{ ...item, is_renamed: false }] })).toBe(false)
    expect(hasNews(null)).toBe(false)
  })

  test('returns the address of the copy', () => {
    expect(copiedItem('trigger', { target_app_id: there, target_trigger_id: 't' })).toEqual({ appId: there, id: 't' })
    expect(copiedItem('tag', { target_app_id: there })).toBeUndefined()
    expect(copiedItem('tag', null)).toBeUndefined()
  })
})
