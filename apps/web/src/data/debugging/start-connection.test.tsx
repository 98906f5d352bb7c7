import { APP, openDebugger, SITE } from '@waymark/debugger-core/testing'
import { expect, test } from 'vitest'
import { connectionOf } from './start-connection.ts'

test('the first listener also gets the events before it', () => {
  const site = openDebugger()
  const connection = connectionOf(site.actor, { app: APP, now: () => 0 })
  connection.send({ type: 'connect', address: `${SITE}/basket` })
  const heard: string[] = []
  const later: string[] = []
  connection.onEmitted(({ type }) => heard.push(type))
  connection.onEmitted(({ type }) => later.push(type))
  expect(heard).toEqual(['address.used'])
  expect(later).toEqual([])
  connection.stop()
})
