import { describe, expect, test } from 'vitest'
import { type Action, can, LEVELS } from './index.ts'

describe.each([
  ['none', { view: false, edit: false, publish: false }],
  ['view', { view: true, edit: false, publish: false }],
  ['edit', { view: true, edit: true, publish: false }],
  ['publish', { view: true, edit: true, publish: true }],
  ['manage', { view: true, edit: true, publish: true }],
] as const)('with the level %s', (level, expected) => {
  test.each(Object.entries(expected) as [Action, boolean][])('%s is allowed: %s', (ability, allowed) => {
    expect(can(LEVELS[level], ability).allowed).toBe(allowed)
  })
})

test('managing alone is enough to publish', () => {
  expect(can(['view', 'manage'], 'publish')).toEqual({ allowed: true })
})

test('a refusal has a reason, which differs for a user with edit permission', () => {
  const editor = can(['view', 'edit'], 'publish')
  const viewer = can(['view'], 'publish')
  if (editor.allowed || viewer.allowed) throw new Error('publishing needs its own permission')
  expect(editor.why.id).toBe('permission.publish-needed')
  expect(viewer.why.id).toBe('permission.edit-and-publish-needed')
})

test('nothing is refused before the actions are known', () => {
  expect(can(undefined, 'edit')).toEqual({ allowed: true })
})
