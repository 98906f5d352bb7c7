import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  displayName,
  everywhereAt,
  isUnnamed,
  mayPublish,
  mayRestore,
  Version,
  type VersionForm,
  VersionPatch,
  versionNumber,
  versionPatch,
} from './index.ts'

const version = (change: Partial<Record<keyof Version['attributes'], unknown>> = {}) =>
  v.parse(Version, {
    id: '1',
    type: 'version',
    attributes: {
      author: null,
      created_at: '2026-01-02T03:04:05+00:00',
      updated_at: '2026-01-02T03:04:05+00:00',
      has_changes: false,
      version_major: 3,
      version_minor: 1,
      version_type: 'historic',
      parent_id: null,
      published_at: null,
      publisher: null,
      name: null,
      description: null,
      ...change,
    },
  })

const everything = ['view', 'edit', 'publish', 'manage'] as const

test('the draft is called by what it is, other versions by their name', () => {
  expect(displayName(version({ version_type: 'draft', name: 'ignored' }))).toMatchObject({
    id: 'version.unpublished-changes',
  })
  expect(displayName(version({ name: 'Spring sale' }))).toBe('Spring sale')
  expect(displayName(version())).toMatchObject({ id: 'version.snapshot' })
  expect(isUnnamed(version())).toBe(true)
  expect(versionNumber(version())).toBe('3.1')
})

test('the older spelling of a historic version is understood', () => {
  expect(version({ version_type: 'historical' }).attributes.version_type).toBe('historic')
})

describe('publishing', () => {
  test('a draft needs changes', () => {
    expect(mayPublish(version({ version_type: 'draft' }), everything)).toMatchObject({
      allowed: false,
      why: { id: 'failure.no-changes' },
    })
    expect(mayPublish(version({ version_type: 'draft', has_changes: true }), everything)).toEqual({ allowed: true })
  })

  test('the published version cannot be published again, a historic one can', () => {
    expect(mayPublish(version({ version_type: 'published' }), everything)).toMatchObject({
      why: { id: 'failure.already-published' },
    })
    expect(mayPublish(version(), everything)).toEqual({ allowed: true })
  })

  test('without a draft or without permission nothing can be published', () => {
    expect(mayPublish(undefined, everything)).toMatchObject({ why: { id: 'publish.no-draft' } })
    expect(mayPublish(version(), ['view', 'edit'])).toMatchObject({ why: { id: 'permission.publish-needed' } })
  })
})

test('a draft cannot be reverted to, anything else by an editor', () => {
  expect(mayRestore(version({ version_type: 'draft' }), everything).allowed).toBe(false)
  expect(mayRestore(version(), ['view', 'edit']).allowed).toBe(true)
  expect(mayRestore(version(), ['view']).allowed).toBe(false)
})

test('only changed texts are saved, empty ones as null, and never the name of a draft', () => {
  const saved = { name: 'Spring', description: 'why' }
  const patch = (form: Partial<VersionForm>, change = {}) =>
    versionPatch(version(change), { ...saved, ...form }, saved).attributes
  expect(patch({})).toEqual({})
  expect(patch({ name: ' Spring ', description: 'because ' })).toEqual({ description: 'because' })
  expect(patch({ name: ' ', description: '' })).toEqual({ name: null, description: null })
  expect(patch({ name: 'x', description: 'because' }, { version_type: 'draft' })).toEqual({ description: 'because' })
})

test('a request may leave out the name, and an empty one becomes null', () => {
  const parsed = v.parse(VersionPatch, { type: 'version', attributes: { description: '  ' } })
  expect(parsed.attributes).toEqual({ description: null })
})

test('two minutes after publishing every page load has the new container', () => {
  expect(new Date(everywhereAt('2026-01-02T03:04:05+00:00')).toISOString()).toBe('2026-01-02T03:06:05.000Z')
})
