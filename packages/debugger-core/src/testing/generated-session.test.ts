import { DebugEvent } from '@waymark/domain/debug-protocol'
import { ContainerVersion } from '@waymark/domain/version'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { appendEvent, emptyTimeline, findEvent } from '../timeline/index.ts'
import { explainGroups, explainTag, TAG_STATUSES, tagStatus } from '../verdict/index.ts'
import { indexVersion } from '../version/index.ts'
import { generatedSession } from './generated-session.ts'

const session = generatedSession({ tags: 60, variables: 20, groups: 4, events: 32 })

test('a generated session is one that a site could have sent', () => {
  for (const event of session.events) expect(v.parse(DebugEvent, event)).toEqual(event)
  expect(v.parse(ContainerVersion, session.version)).toEqual(session.version)
})

test('it has tags of every status and groups of every end', () => {
  const statuses = new Set(session.events.flatMap(({ tags }) => tags.map(tagStatus)))
  expect([...statuses].sort()).toEqual([...TAG_STATUSES].sort())
  const versionIndex = indexVersion(session.version)
  const timeline = session.events.reduce((timeline, event) => appendEvent(timeline, event), emptyTimeline())
  const last = findEvent(timeline, 32)
  if (!last) throw new Error('The last event is there')
  expect(new Set(explainGroups(last, versionIndex).map(({ status }) => status))).toEqual(
    new Set(['activated', 'activation-failed', 'previously-active', 'never-active']),
  )
  for (const tag of last.event.debug.tags) expect(explainTag(tag, last.event.debug, versionIndex).tag?.id).toBe(tag.id)
})
