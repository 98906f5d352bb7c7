import { encodeBase64 } from '@waymark/domain/base64'
import { debugLinkUrl } from '@waymark/domain/debug-link'
import { expect, test } from 'vitest'
import { readDebugLink } from './debug-link.ts'

const ORIGIN = 'https://waymark.example'
const FILE = `${'0123456789abcdef'.repeat(2)}.json`

const parametersOf = (link: string) =>
  Object.fromEntries((link.split('?')[1] ?? '').split('&').map((pair) => pair.split('=').map(decodeURIComponent)))

test('a link names its file and the page to begin with', () => {
  const link = debugLinkUrl({ origin: ORIGIN, file: FILE, appUrl: 'https://shop.example/?a=1&b=2' })
  expect(link.startsWith(`${ORIGIN}/tag/standalone-debug?debugFileUrl=`)).toBe(true)
  expect(readDebugLink(parametersOf(link), ORIGIN)).toEqual({
    ok: true,
    file: FILE,
    initialUrl: 'https://shop.example/?a=1&b=2',
  })
})

test('the address of the server may end with a slash', () => {
  const link = (origin: string) => debugLinkUrl({ origin, file: FILE, appUrl: '' })
  expect(link(`${ORIGIN}/`)).toBe(link(ORIGIN))
})

test('a file address in standard base64 is read as well', () => {
  const address = encodeBase64(`${ORIGIN}/debug-files/${FILE}`)
  const padded = address
    .padEnd(Math.ceil(address.length / 4) * 4, '=')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
  expect(readDebugLink({ debugFileUrl: padded }, ORIGIN)).toEqual({ ok: true, file: FILE, initialUrl: null })
})

test.each([
  ['', 'no file'],
  ['!!!', 'no base64'],
  [encodeBase64(`https://evil.example/debug-files/${FILE}`), 'a file of another origin'],
  [encodeBase64(`http://waymark.example/debug-files/${FILE}`), 'a file of another scheme'],
  [encodeBase64(`${ORIGIN}/debug-files/../api/users/v2/me`), 'another path'],
  [encodeBase64(`${ORIGIN}/debug-files/${FILE}/x`), 'a longer path'],
  [encodeBase64(`${ORIGIN}/debug-files/${FILE}?x=1`), 'a query'],
  [encodeBase64(`${ORIGIN}/debug-files/${FILE.toUpperCase()}`), 'a name in capitals'],
  [encodeBase64(`/debug-files/${FILE}`), 'a relative address'],
])('a link with %j (%s) counts as missing', (debugFileUrl) => {
  expect(readDebugLink({ debugFileUrl }, ORIGIN)).toEqual({ ok: false })
})

test('an address to begin with that cannot be opened is left out', () => {
  const debugFileUrl = encodeBase64(`${ORIGIN}/debug-files/${FILE}`)
  expect(readDebugLink({ debugFileUrl, initialUrl: 'javascript:alert(1)' }, ORIGIN)).toMatchObject({ initialUrl: null })
})
