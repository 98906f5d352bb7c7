import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../site.ts'
import { ANALYTICS } from './analytics-recordings.ts'
import { ECOMMERCE } from './ecommerce-recordings.ts'
import { openRecordingSite, type RecordingSite } from './recording-site.ts'
import { TRACKER_TEMPLATES, writeTable } from './table.ts'
import { TAGS } from './tag-recordings.ts'
import { recordVisit } from './visit.ts'

const RECORDINGS = [...ANALYTICS, ...TAGS, ...ECOMMERCE]

/** Options of the analytics tag that come from the site. */
const FROM_THE_SITE = /^tracker_/

const PATH = process.env.WAYMARK_MATOMO_JS
const HOW_TO =
  "Matomo's own tracker was not tried: set WAYMARK_MATOMO_JS to the path of a matomo.js (every Matomo server has it at /matomo.js)."
if (!PATH) console.warn(HOW_TO)

test.each(TRACKER_TEMPLATES)('every option of $id is recorded', ({ stored, encode, sample }) => {
  const own = RECORDINGS.filter(({ template }) => template === stored.template)
  const recorded = new Set(own.flatMap(({ options }) => Object.keys(options)))
  const options = Object.keys(encode(sample) as object)
  expect(options.filter((option) => !recorded.has(option) && !FROM_THE_SITE.test(option))).toEqual([])
})

test('the documentation shows the recordings', async () => {
  await expect(writeTable(RECORDINGS)).toMatchFileSnapshot('../../../../../docs/matomo-requests.md')
})

describe.skipIf(!PATH)(PATH ? "Matomo's own tracker" : HOW_TO, () => {
  let browser: Browser
  let site: RecordingSite
  const visits: ReturnType<typeof recordVisit>[] = []

  beforeAll(async () => {
    site = await openRecordingSite(readFileSync(PATH!, 'utf8'))
    browser = await openBrowser()
    // Trackers wait between requests, so many visits are made at a time.
    const lanes = Array.from({ length: 12 }, () => Promise.resolve())
    for (const [index, recording] of RECORDINGS.entries()) {
      const lane = index % lanes.length
      const visit = lanes[lane]!.then(() => recordVisit(browser, site, `v${index}`, recording))
      visits.push(visit)
      lanes[lane] = visit.then(
        () => {},
        () => {},
      )
    }
  })
  afterAll(async () => {
    await Promise.allSettled(visits)
    await browser.close()
    await site.close()
  })

  test.each(RECORDINGS.map((recording, index) => ({ ...recording, index })))(
    '$template: $shows',
    async ({ index, hits, effect }) => {
      const visit = await visits[index]!
      expect(visit.hits).toEqual(hits)
      expect(visit.effect).toEqual(effect?.is)
    },
  )
})
