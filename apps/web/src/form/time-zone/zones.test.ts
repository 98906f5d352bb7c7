import { expect, test } from 'vitest'
import { allZones, currentName, listedName } from './zones.ts'

test('a zone is found by the current name of its city, and is the one that the browser lists', () => {
  for (const name of ['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Ho_Chi_Minh', 'Europe/Oslo']) {
    const listed = listedName(name)
    expect(allZones()).toContain(listed)
    expect([listed, currentName(listed)]).toContain(name)
  }
})
