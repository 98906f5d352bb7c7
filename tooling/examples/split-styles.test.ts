import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { expect, inject, onTestFinished, test } from 'vitest'
import { launchOptions } from '../browser/find-browser.ts'

const PAGE = `
import '@waymark/ui/tokens'
import { Button, Select } from '@waymark/ui/controls'
import { DateInput } from '@waymark/ui/date'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { createRoot } from 'react-dom/client'

Object.assign(globalThis, { used: [ConfirmDialog, DateInput, Select] })
createRoot(document.querySelector('#page')!).render(<Button>Save</Button>)
`

test('controls keep their styles in a build that splits the style sheets of selects, dates and dialogs', async () => {
  const root = join(inject('installed'), 'all-packages')
  writeFileSync(join(root, 'index.html'), '<div id="page"></div><script type="module" src="page.tsx"></script>')
  writeFileSync(join(root, 'page.tsx'), PAGE)
  await build({ root, logLevel: 'error' })
  const server = await preview({ root, preview: { port: 0 } })
  onTestFinished(() => server.close())
  const browser = await chromium.launch(launchOptions())
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(server.resolvedUrls!.local[0]!)
  expect(await page.locator('link[rel=stylesheet]').count()).toBeGreaterThan(1)
  const button = page.getByRole('button', { name: 'Save' })
  expect(await button.evaluate((element) => (globalThis as any).getComputedStyle(element).padding)).toBe('0px 12px')
})
