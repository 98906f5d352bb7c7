import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { expect, test } from 'vitest'
import { conditionItem, inputOf, tagItem, triggerItem } from '../testing/index.ts'
import { hitsOn, html, openBrowser, openSite, RECORDER } from '../testing/site.ts'

test('the end of a page is reached on screens with fractional pixels', async () => {
  const browser = await openBrowser({ scale: 1.25 })
  const atTheEnd = conditionItem(1, {
    variable_id: BUILT_INS.pageScroll.id,
    condition_type: 'once_per_page_view',
    value: '100',
    options: { unit: 'percentage' },
  })
  const site = await openSite({
    input: inputOf({
      triggers: [triggerItem(1, { trigger_type: 'page_scroll', conditions: [atTheEnd] })],
      tags: [tagItem(1)],
    }),
    pages: { '/': html('<div id="tall" style="height:1500px"></div>', RECORDER) },
  })
  const page = await browser.newPage({ viewport: null })
  await page.goto(`${site.origin}/`)
  await page.waitForFunction(() => 'waymark' in window && 'appId' in (window as any).waymark)
  const rest = await page.evaluate(() => {
    const root = document.scrollingElement!
    // Until the browser ends the page within a pixel of what its heights say.
    for (let height = 1500; height < 1600; height++) {
      document.getElementById('tall')!.style.height = `${height}.3px`
      root.scrollTop = 1e6
      const left = root.scrollHeight - root.clientHeight - root.scrollTop
      if (left > 0) return left
    }
    return 0
  })
  expect(rest).toBeGreaterThan(0)
  await expect.poll(() => hitsOn(page)).toEqual([[1]])
  await browser.close()
  await site.close()
})
