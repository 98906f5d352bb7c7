import { APP, openDebugger, SITE } from '@waymark/debugger-core/testing'
import { expect, test } from 'vitest'
import { connectionOf } from './start-connection.ts'

test('the first listener also gets the events before it', () => {
  const site = openDebugger()
  const connection = connectionOf(site.actor, { app: APP, now: () => 0 })
  connection.send({ type: 'connect', address: `${SITE}/basket` })
  const first: string[] = []
  const second: string[] = []
  connection.onEmitted(({ type }) => first.push(type))
  connection.onEmitted(({ type }) => second.push(type))
  expect(first).toEqual(['address.used'])
  expect(second).toEqual([])
  connection.stop()
})
