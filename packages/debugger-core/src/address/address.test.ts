import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostToConfirm, initialAddress, isAllowedOrigin, isWebAddress } from './index.ts'

test.each([
  ['', false],
  ['  ', false],
  ['shop.example', false],
  ['/basket', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['file:///etc/passwd', false],
  ['https://', false],
  ['https://shop.example/?a=b#c', true],
  ['http://localhost:4200', true],
])('whether the address %j can be debugged: %s', (address, can) => expect(isWebAddress(address)).toBe(can))

const APP = ['https://www.shop.example/', 'http://old.example/x', 'http://localhost:4200/']

describe('messages are taken', () => {
  test.each([
    'https://www.shop.example',
    'https://shop.example',
    'https://pay.shop.example',
    'http://old.example',
    'http://www.old.example',
    'https://old.example',
    'http://localhost:4200',
  ])('from %s', (origin) => expect(isAllowedOrigin(origin, APP)).toBe(true))
})

describe('messages are not taken', () => {
  test.each([
    'http://www.shop.example',
    'https://shop.example.evil.example',
    'https://evilshop.example',
    'https://shop.example:8443',
    'http://localhost:4300',
    'https://example',
    'null',
    '',
    'https://shop.example/',
    'javascript:alert(1)',
  ])('from %s', (origin) => expect(isAllowedOrigin(origin, APP)).toBe(false))

  test('from anywhere when the site has no address that can be opened', () => {
    expect(isAllowedOrigin('https://shop.example', ['', 'shop.example', 'ftp://shop.example'])).toBe(false)
  })

  test('from any host that only looks like one of the site', () => {
    const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/u)
    fc.assert(
      fc.property(label, label, (one, other) => {
        expect(isAllowedOrigin(`https://${one}shop.example.${other}x`, APP)).toBe(false)
        expect(isAllowedOrigin(`https://${one}shop.example`, APP)).toBe(false)
        expect(isAllowedOrigin(`https://${one}.shop.example`, APP)).toBe(true)
      }),
    )
  })
})

test('a host that is none of the site must be confirmed, once', () => {
  const known = { appUrls: APP, confirmed: ['stage.example'] }
  expect(hostToConfirm('https://www.shop.example/basket', known)).toBeNull()
  expect(hostToConfirm('http://localhost:4200/', known)).toBeNull()
  expect(hostToConfirm('https://stage.example/', known)).toBeNull()
  expect(hostToConfirm('https://evil.example/', known)).toBe('evil.example')
  expect(hostToConfirm('https://pay.shop.example/', known)).toBe('pay.shop.example')
  expect(hostToConfirm('https://shop.example@evil.example/', known)).toBe('evil.example')
})

test('the address field begins with what was used last, then what the link says, then the first of the site', () => {
  const appUrls = ['https://shop.example/']
  expect(initialAddress({ stored: 'https://a.example/', initialUrl: 'https://b.example/', appUrls })).toBe(
    'https://a.example/',
  )
  expect(initialAddress({ stored: null, initialUrl: 'https://b.example/', appUrls })).toBe('https://b.example/')
  expect(initialAddress({ stored: 'javascript:1', initialUrl: 'x', appUrls })).toBe('https://shop.example/')
  expect(initialAddress({ stored: null, initialUrl: null, appUrls: [] })).toBe('')
})
