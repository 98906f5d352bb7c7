import { ERROR_CODES } from '@waymark/domain/failure'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fillPath } from '../endpoint/index.ts'
import { allEndpoints } from './all.ts'

test('no two endpoints answer the same method and path', () => {
  const places = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:\w+/gu, ':')}`)
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
})

test('rights on a site are only required where the path names the site', () => {
  const siteNeeds = ['view', 'edit', 'publish', 'view-and-edit-target', 'edit-and-view-source', 'view-or-linked']
  const lost = allEndpoints.filter(({ endpoint: { needs, path } }) => {
    const first = /:(\w+)/u.exec(path)?.[1]
    return siteNeeds.includes(needs) && first !== 'appId' && first !== 'metaSiteId'
  })
  expect(lost.map(({ name }) => name)).toEqual([])
})

test('every change but setting up and signing in and out requires a session', () => {
  const open = allEndpoints.filter(({ endpoint: { needs, method } }) => needs === 'none' && method !== 'GET')
  expect(open.map(({ name }) => name)).toEqual([
    'apiClients.token',
    'session.signIn',
    'session.signInWithCode',
    'session.beginTwoFactor',
    'session.confirmTwoFactor',
    'session.openPasswordLink',
    'session.setPasswordByLink',
    'session.setUp',
    'session.signOut',
  ])
})

test('a 201 or 202 answer has a document, a 204 answer has none', () => {
  for (const { name, endpoint } of allEndpoints) {
    const empty = [204, 302, 303].includes(endpoint.success)
    expect(v.is(endpoint.answer ?? v.undefined(), undefined), name).toBe(empty)
  }
})

test('refusals are codes the product knows', () => {
  for (const { endpoint } of allEndpoints)
    for (const code of endpoint.refusals) expect(ERROR_CODES).toHaveProperty(code)
})

/** The names of all members that a value of a schema may have, at any depth. */
function membersOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { entries = {}, item, wrapped, options } = schema as Partial<Record<string, object>>
  const inner = [...Object.values(entries), item, wrapped, ...(Array.isArray(options) ? options : [])]
  return [...Object.keys(entries), ...inner.flatMap(membersOf)]
}

/** Addresses without a secret, or with one that can be read again at any time. */
const READABLE_ADDRESSES = ['debugLinks.create']
const SECRETS = /(?:^|_)(?:secret|token|password|uri|recovery_codes)$/u

test('the answer of every POST that makes a secret is kept nowhere', () => {
  const answeringSecret = allEndpoints.filter(({ name, endpoint: { method, body, answer } }) => {
    const sent = membersOf(body)
    const made = membersOf(answer).filter((member) => !sent.includes(member))
    const isSecret = (member: string) =>
      SECRETS.test(member) || (member === 'url' && !READABLE_ADDRESSES.includes(name))
    return method === 'POST' && made.some(isSecret)
  })
  expect(answeringSecret.map(({ name }) => name)).toEqual(
    allEndpoints.filter(({ endpoint }) => endpoint.answersSecret).map(({ name }) => name),
  )
})

test('any value of a path parameter is encoded', () => {
  expect(fillPath('/a/:appId/b/:tagId', { appId: 'x/../y', tagId: '?&#' })).toBe('/a/x%2F..%2Fy/b/%3F%26%23')
})

test.each(['.', '..'])('the path parameter %j, which would lead to another path, is refused', (appId) => {
  expect(() => fillPath('/a/:appId/b', { appId })).toThrow(URIError)
})
