import '@waymark/ui/tokens'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Product, SITE } from '#testing/product.tsx'
import { storyI18n } from '#testing/story-language.ts'

test('a double click on Next leaves the focus in the name, which shows no error', async () => {
  await page.viewport(1280, 800)
  storyI18n.loadAndActivate({ locale: 'en', messages: {} })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Product path={`/tag/app/${SITE}/triggers/add-trigger`} />)
  await userEvent.click(page.getByRole('radio', { name: /^Click/ }), { timeout: 10_000 })
  await userEvent.dblClick(page.getByRole('button', { name: 'Next' }))
  const name = page.getByRole('textbox', { name: 'Trigger name' })
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Click')
  await expect.element(name).toHaveValue('Click')
  await expect.element(page.getByText('Required', { exact: true })).not.toBeInTheDocument()
  // A later press is a press again.
  await userEvent.clear(name)
  await userEvent.click(page.getByRole('heading', { name: 'Add trigger' }))
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  root.unmount()
})
