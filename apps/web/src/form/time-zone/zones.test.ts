import { expect, test } from 'vitest'
import { allZones, listedName, todaysName } from './zones.ts'

test('a zone is found by the name of its city today, and is the one that the browser lists', () => {
  for (const name of ['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Ho_Chi_Minh', 'Europe/Oslo']) {
    const listed = listedName(name)
    expect(allZones()).toContain(listed)
    expect([listed, todaysName(listed)]).toContain(name)
  }
})
