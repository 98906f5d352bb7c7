import { I18nProvider } from '@lingui/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storyI18n } from '#testing/story-language.ts'
import { Inspector } from './inspector.tsx'
import { SplitPanel } from './split-panel.tsx'

test.each(['by key', 'by its button'])(
  'details that are closed %s return the focus at once, although they are removed later',
  async (how) => {
    storyI18n.loadAndActivate({ locale: 'en', messages: {} })
    document.body.innerHTML = '<main><button>Row</button><div></div></main>'
    const row = page.getByRole('button', { name: 'Row' })
    ;(row.element() as HTMLElement).focus()
    const root = createRoot(document.querySelector('main div')!)
    let closed = 0
    const details = (
      <Inspector title="Details of the row" onClose={() => (closed += 1)}>
        Text
      </Inspector>
    )
    flushSync(() => root.render(<I18nProvider i18n={storyI18n}>{details}</I18nProvider>))
    await expect.element(page.getByRole('heading', { name: 'Details of the row' })).toHaveFocus()
    if (how === 'by key') await userEvent.keyboard('{Escape}')
    else await userEvent.click(page.getByRole('button', { name: 'Close details' }))
    expect(closed).toBe(1)
    expect(document.activeElement).toBe(row.element())
    root.unmount()
  },
)

/** Details beside a table, on a window of a width. */
async function showBeside(width: number) {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, 700)
  storyI18n.loadAndActivate({ locale: 'en', messages: {} })
  document.body.innerHTML = '<main style="display: flex; width: 764px; height: 500px"></main>'
  const root = createRoot(document.querySelector('main')!)
  onTestFinished(() => root.unmount())
  const details = (
    <Inspector title="Details of the row" onClose={() => {}}>
      Text
    </Inspector>
  )
  flushSync(() =>
    root.render(
      <I18nProvider i18n={storyI18n}>
        <SplitPanel tools={null} inspector={details}>
          <section aria-label="Table" />
        </SplitPanel>
      </I18nProvider>,
    ),
  )
}

test('details on a window of 1181 pixels are beside the table and cover nothing of it', async () => {
  await showBeside(1181)
  const table = page.getByRole('region', { name: 'Table' }).element().getBoundingClientRect()
  const inspector = page.getByRole('complementary').element().getBoundingClientRect()
  expect(table.right).toBeLessThanOrEqual(inspector.left)
})

test('details on a window of 1180 pixels, which has no room for both, are a dialog over the table', async () => {
  await showBeside(1180)
  await expect.element(page.getByRole('dialog', { name: 'Details of the row' })).toBeVisible()
  expect(page.getByRole('complementary').query()).toBeNull()
})
