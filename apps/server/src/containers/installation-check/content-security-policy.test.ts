import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { blockedByPolicy, type Installed } from './content-security-policy.ts'

const CODE = "load('https://tags.example/containers/a.js')"
const hash = createHash('sha256').update(CODE).digest('base64')

const inPage = (more: Partial<Installed['script']> = {}): Installed => ({
  script: { src: undefined, text: CODE, nonce: undefined, ...more },
  container: new URL('https://tags.example/containers/a.js'),
  page: new URL('https://shop.example/sale'),
})
const blocked = (policy: string | readonly string[], more: Partial<Installed['script']> = {}) =>
  blockedByPolicy(typeof policy === 'string' ? [policy] : policy, inPage(more))

test('without a policy, or with one that says nothing about scripts, nothing is blocked', () => {
  expect(blocked([])).toEqual([])
  expect(blocked('')).toEqual([])
  expect(blocked("img-src 'none'; frame-ancestors 'self'")).toEqual([])
})

describe('the snippet runs', () => {
  test.each([
    ["script-src 'unsafe-inline' https:"],
    ["default-src 'none'; script-src 'unsafe-inline' https:"],
    ["script-src 'none'; script-src-elem 'unsafe-inline' https:"],
    ["script-src 'unsafe-inline' https:; script-src 'none'"],
    [`script-src 'sha256-${hash}' https:`],
    [`script-src 'sha256-${hash.replaceAll('+', '-').replaceAll('/', '_')}' https:`],
    [`script-src 'sha256-${hash}' 'strict-dynamic'`],
  ])('with %s', (policy) => {
    expect(blocked(policy)).toEqual([])
  })

  test('with its nonce, which the container gets, too', () => {
    expect(blocked("script-src 'nonce-abc'", { nonce: 'abc' })).toEqual([])
    expect(blocked("script-src 'nonce-abc' 'strict-dynamic'", { nonce: 'abc' })).toEqual([])
  })
})

describe('the snippet is blocked', () => {
  test.each([
    ['script-src https:'],
    ["default-src 'self' https:"],
    ["script-src 'unsafe-inline' 'nonce-abc' https:"],
    ["script-src 'unsafe-inline' 'sha256-AAAA' https:"],
    ["script-src 'unsafe-inline' https:, script-src https:"],
  ])('with %s', (policy) => {
    expect(blocked(policy)).toEqual(['snippet'])
  })

  test("with the nonce of another answer, and where one of the page's policies refuses it", () => {
    expect(blocked("script-src 'nonce-abc' https:", { nonce: 'def' })).toEqual(['snippet'])
    expect(blocked(["script-src 'unsafe-inline' https:", "script-src 'self' https:"])).toEqual(['snippet'])
  })
})

describe('the container', () => {
  test.each([
    '*',
    'https:',
    'http:',
    'tags.example',
    'https://tags.example',
    'http://tags.example',
    'https://tags.example:443',
    'https://tags.example:*',
    'TAGS.example/containers/',
    'https://tags.example/containers/a.js',
    '*.example',
  ])('loads with the source %s', (source) => {
    expect(blocked(`script-src 'unsafe-inline' ${source}`)).toEqual([])
  })

  test.each([
    "'self'",
    "'none'",
    'ws:',
    'data:',
    'tags.example.com',
    '*.tags.example',
    'https://tags.example:8443',
    'https://tags.example/other/',
    'https://tags.example/containers',
    'https://tags.example.evil/',
    "'report-sample'",
  ])('does not load with the source %s', (source) => {
    expect(blocked(`script-src 'unsafe-inline' ${source}`)).toEqual(['container'])
  })

  test("loads from the page's own origin with 'self'", () => {
    const own = { ...inPage(), container: new URL('https://shop.example/containers/a.js') }
    expect(blockedByPolicy(["script-src 'unsafe-inline' 'self'"], own)).toEqual([])
  })

  test("does not load by an element of the page's own with 'strict-dynamic'", () => {
    const src = 'https://tags.example/containers/a.js'
    expect(blocked("script-src 'strict-dynamic' https:", { src })).toEqual(['container'])
    expect(blocked("script-src 'unsafe-inline'", { src })).toEqual(['container'])
    expect(blocked('script-src https:', { src })).toEqual([])
  })
})

test('Trusted Types block the snippet unless they allow its policy or any', () => {
  const demanded = "require-trusted-types-for 'script'"
  expect(blocked(demanded)).toEqual([])
  expect(blocked('trusted-types other')).toEqual([])
  expect(blocked(`${demanded}; trusted-types other`)).toEqual(['trusted-types'])
  expect(blocked([demanded, "trusted-types 'none'"])).toEqual(['trusted-types'])
  expect(blocked(`${demanded}; trusted-types waymark other`)).toEqual([])
  expect(blocked(`${demanded}; trusted-types *`)).toEqual([])
})
