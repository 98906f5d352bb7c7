import { expect } from 'vitest'
import type { TagItem } from '../compile/index.ts'
import { idOf, inputOf, tagItem, triggerItem } from '../testing/index.ts'
import { failuresOn, hitsOn, html, RECORDER } from '../testing/site.ts'
import { page, test, visitSite } from '../testing/visited-page.ts'

const FILES = { '/first.js': "hit('first.js')", '/broken.js': "hit('broken.js'); throw new Error('mine')" }

/** Visits a page with a tag after a set-up tag of this code, which stops it or not when it fails. */
async function visit(setup: string, stops: boolean, more: Partial<TagItem> = {}) {
  const tags = [
    tagItem(1, { setup_tag: { id: idOf('tag', 2), stop_on_failure: stops }, ...more }),
    tagItem(2, { code: setup, triggers: [] }),
  ]
  const input = inputOf({ tags, triggers: [triggerItem(1)] })
  await visitSite({ input, pages: { '/': html('', RECORDER) }, files: FILES })
}

test.each([
  ['a script in place', "<script>hit('inline')</script>", ['inline']],
  ['a script that is loaded', '<script src="/first.js"></script>', ['first.js']],
  ['a script that is loaded on its own', '<script async src="/first.js"></script>', ['first.js']],
  [
    'scripts that follow each other',
    '<script src="/first.js"></script><script async src="/first.js?2"></script><script>hit("inline")</script>',
    ['first.js', 'inline'],
  ],
  ['markup without scripts', '<p>Hello</p>', []],
] as const)('a tag follows %s of its set-up tag', async (_what, code, before) => {
  await visit(code, true)
  await expect.poll(async () => (await hitsOn(page)).at(-1)).toEqual([1])
  const hits = (await hitsOn(page)).map(([hit]) => hit)
  for (const hit of before) expect(hits).toContain(hit)
})

test.each([
  ['throws in place', "<script>hit('inline'); throw new Error('mine')</script>", 'inline'],
  ['throws where it was loaded', '<script src="/broken.js"></script>', 'broken.js'],
  [
    'cannot be loaded',
    "<script>hit('inline')</script><script async src='http://127.0.0.1:9/gone.js'></script>",
    'inline',
  ],
])('a tag does not follow a set-up tag whose script %s, unless it may', async (_what, code, ran) => {
  await visit(code, true, { cleanup_tag: { id: idOf('tag', 2), stop_on_failure: false } })
  await expect.poll(() => hitsOn(page)).toEqual([[ran]])
  await page.waitForLoadState('networkidle')
  expect(await hitsOn(page)).toEqual([[ran]])
  await visit(code, false)
  await expect.poll(() => hitsOn(page)).toEqual([[ran], [1]])
})

test('an error of the page while a set-up tag is being loaded is not the tag’s', async () => {
  await visit('<script src="/first.js"></script>', true)
  await page.evaluate(() => setTimeout(() => void (window as any).nothing.there, 0))
  await expect.poll(async () => (await hitsOn(page)).at(-1)).toEqual([1])
  expect(await failuresOn(page)).toHaveLength(1)
})

test('a tag that fires once per visitor keeps that in the storage of the browser and in no cookie', async () => {
  const input = inputOf({ tags: [tagItem(1, { firing_frequency: 'once_per_visitor' })], triggers: [triggerItem(1)] })
  await visitSite({ input, pages: { '/': html('', RECORDER) } })
  await expect.poll(() => hitsOn(page)).toEqual([[1]])
  await page.reload()
  await page.waitForLoadState('load')
  expect(await hitsOn(page)).toEqual([])
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 1])
})
