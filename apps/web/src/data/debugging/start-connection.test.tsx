import { APP, openDebugger, SITE } from '@waymark/debugger-core/testing'
import { expect, test } from 'vitest'
import { connectionOf } from './start-connection.ts'

test('what should be remembered of a click is heard by a listener that came after it', () => {
  const site = openDebugger()
  const connection = connectionOf(site.actor, { app: APP, now: () => 0 })
  connection.send({ type: 'connect', address: `${SITE}/basket` })
  const heard: string[] = []
  const later: string[] = []
  connection.hear(({ type }) => heard.push(type))
  connection.hear(({ type }) => later.push(type))
  expect(heard).toEqual(['address.used'])
  expect(later).toEqual([])
  connection.leave()
})
