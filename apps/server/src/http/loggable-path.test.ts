import { allEndpoints } from '@waymark/api-client/endpoints'
import { expect, test } from 'vitest'
import { loggablePath } from './loggable-path.ts'

const endpoints = allEndpoints.map(({ endpoint }) => endpoint)
const id = '5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911'
const secret = '0123456789abcdef0123456789abcdef'

test.each([
  [`/api/tag/v1/${id}/tags/${id}`, `/api/tag/v1/${id}/tags/${id}`],
  [`/api/tag/v1/${id}/nothing`, '/api/…'],
  [`/debug-files/${secret}.json`, '/debug-files/…'],
  [`/debug-files/${secret}.json/more`, '/debug-files/…'],
  [`//debug-files/${secret}.json`, '//…'],
  [`/${secret}`, '/…'],
  [`/containers/${id}.js`, '/containers/…'],
  [`/containers/${id}/audiences/ada@northwind.example`, `/containers/${id}/audiences/…`],
  ['/tag', '/tag'],
  ['/', '/'],
])('%s is logged as %s', (path, logged) => {
  expect(loggablePath(endpoints, path)).toBe(logged)
})
