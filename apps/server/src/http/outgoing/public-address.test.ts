import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '93.184.216.34', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is an address of the public internet',
  (ip) => {
    expect(isPublicAddress(ip)).toBe(true)
  },
)

test.each([
  ['this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::']],
  ['a private network', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff::1', 'fec0::1']],
  ['the link', ['169.254.0.1', '169.254.169.254', 'fe80::1', 'febf::1', 'fe80::1%eth0']],
  ['the metadata of a cloud', ['169.254.169.254', '100.100.100.200', '192.0.0.192', '168.63.129.16', 'fd00:ec2::254']],
  ['the network of a carrier', ['100.64.0.1', '100.127.255.255']],
  ['many machines', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
  ['examples and tests', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '2001:db8::1', '240.0.0.1']],
  [
    'an IPv4 address in IPv6',
    ['::ffff:127.0.0.1', '::ffff:a00:1', '::127.0.0.1', '64:ff9b::10.0.0.1', '2002:7f00:1::', '::ffff:0:10.0.0.1'],
  ],
  ['nothing', ['', 'localhost', '1.2.3', '::ffff:', '1.2.3.4.5']],
])('an address of %s is not one of the public internet', (_of, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([])
})

test('an IPv4 address is as public as its mapped IPv6 form', () => {
  fc.assert(
    fc.property(fc.ipV4(), (ip) => {
      expect(isPublicAddress(`::ffff:${ip}`)).toBe(isPublicAddress(ip))
    }),
  )
})
