import { expect, test } from 'vitest'
import { connectionTo, publicAddress } from './postgres-address.ts'

test('an address keeps options of its own, which the session of the product is added to', () => {
  const { connectionString, options } = connectionTo('postgres://db.example/waymark?options=-c%20work_mem%3D16MB&a=b')
  expect(connectionString).toBe('postgres://db.example/waymark?a=b')
  expect(options).toMatch(/^-c work_mem=16MB -c datestyle=ISO /u)
  const plain = 'postgres://u:p%w@db.example/waymark?host=/var/run/postgresql'
  expect(connectionTo(plain).connectionString).toBe(plain)
})

test.each([
  ['postgres://waymark:secret@db.example:5433/waymark?sslmode=no-verify', 'postgres://db.example:5433/waymark'],
  ['postgresql:///waymark?host=/var/run/postgresql', 'postgresql:///waymark'],
  ['postgres://waymark@/waymark?host=/var/run/postgresql', 'postgres:///waymark'],
  ['postgres://waymark:secret@/waymark', 'postgres:///waymark'],
  ['postgres://waymark:sec@/ret@db.example/waymark', undefined],
  ['https://db.example/waymark', undefined],
])('what may be shown of %s', (address, shown) => {
  expect(publicAddress(address)).toBe(shown)
})
