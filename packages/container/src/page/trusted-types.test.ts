import { beforeEach, expect } from 'vitest'
import { inputOf, tagItem, triggerItem } from '../testing/index.ts'
import { failuresOn, hitsOn, html, RECORDER } from '../testing/site.ts'
import { page, test, visitSite } from '../testing/visited-page.ts'

let warnings: string[]

beforeEach(() => {
  warnings = []
  page.on('console', (message) => {
    if (message.text().startsWith('waymark:')) warnings.push(message.text())
  })
})

const POLICY = "script-src 'nonce-bm9uY2U' 'self' 'unsafe-inline'; require-trusted-types-for 'script'"
const code = `<div onclick="hit('attribute')" id="made">made</div>
<x-made onclick="hit('component')">component</x-made>
<script>hit('inline')</script>
<script src="/file.js"></script>
<script async src="/async.js"></script>`
const input = inputOf({
  triggers: [triggerItem(1)],
  tags: [
    tagItem(1, { code }),
    tagItem(2, {
      code: `<script>document.write('<b>written</b><script>hit("written")</' + 'script>')</script>`,
      document_write: true,
      triggers: [triggerItem(1).id],
    }),
  ],
})
const files = { '/file.js': 'hit("file")', '/async.js': 'hit("async")' }

const open = async (directives: string, head = RECORDER) => {
  await visitSite({
    input,
    pages: { '/': html('', head) },
    files,
    headers: { 'content-security-policy': directives },
  })
}
const defaultPolicy = `<script nonce="{{ nonce }}">
trustedTypes.createPolicy('default', { createScriptURL: function (url) { return url.includes('/containers/') ? url : null } })
</script>`

test('tags run on a page that requires trusted types and allows the policy "waymark"', async () => {
  // Handlers in attributes need 'unsafe-inline', which a nonce switches off.
  await open(`script-src * 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types waymark`)
  await expect.poll(async () => (await hitsOn(page)).flat().sort()).toEqual(['async', 'file', 'inline', 'written'])
  await page.click('#made')
  expect((await hitsOn(page)).at(-1)).toEqual(['attribute'])
  await page.click('x-made')
  expect((await hitsOn(page)).at(-1)).toEqual(['component'])
  expect(await failuresOn(page)).toEqual([])
  expect(warnings).toEqual([])
  expect(await page.evaluate("'policy' in waymark")).toBe(false)
})

test('the snippet does not throw where the policy is not allowed, and says what is missing', async () => {
  await open(`${POLICY}; trusted-types other`)
  await expect.poll(() => warnings.join()).toContain('trusted-types waymark')
  expect(await failuresOn(page)).toEqual([])
  expect(await hitsOn(page)).toEqual([])
})

test('a container that the page lets in without the policy goes on without the scripts of its tags', async () => {
  await open(`${POLICY}; trusted-types default`, RECORDER + defaultPolicy)
  await expect.poll(() => page.evaluate("'appId' in waymark")).toBe(true)
  await expect.poll(() => page.evaluate("dataLayer.some(({ event }) => event === 'waymark.pageLoad')")).toBe(true)
  expect(await hitsOn(page)).toEqual([])
  expect(await failuresOn(page)).toEqual([])
})
