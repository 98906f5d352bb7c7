import { expect, test } from 'vitest'
import { debuggedAddress, storeAddress } from './stored-address.ts'

test('the address of a link is stored as the one used last, unless it cannot be opened', () => {
  const site = '5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911'
  for (const address of ['javascript:alert(1)', 'shop', '']) storeAddress(site, address)
  expect(debuggedAddress(site).getSnapshot()).toBeNull()
  storeAddress(site, 'https://shop.example/journal')
  expect(debuggedAddress(site).getSnapshot()).toBe('https://shop.example/journal')
  storeAddress(site, 'javascript:alert(1)')
  expect(debuggedAddress(site).getSnapshot()).toBe('https://shop.example/journal')
})
