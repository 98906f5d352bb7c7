import '@waymark/ui/tokens'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Product, SITE } from '#testing/product.tsx'
import { stocked, triggerPath } from '#testing/stocked.ts'
import { storyI18n } from '#testing/story-language.ts'
import { onTouchScreen } from '#testing/touch-screen.ts'

test('no keys are named where there is only a touch screen, and Cancel leaves a note as it was', async () => {
  await onTouchScreen()
  await page.viewport(390, 844)
  storyI18n.loadAndActivate({ locale: 'en', messages: {} })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Product path={triggerPath(SITE, 502)} server={stocked} />)
  await userEvent.click(page.getByRole('button', { name: 'Add a note' }), { timeout: 10_000 })
  const note = page.getByRole('textbox', { name: 'Note' })
  await expect.element(note).toHaveAccessibleDescription('Only people in Waymark see it.')
  await userEvent.fill(note, 'By mistake')
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(page.getByRole('button', { name: 'Add labels' }))
  const label = page.getByRole('combobox', { name: 'Add a label' })
  await expect.element(label).toHaveAccessibleDescription('Labels group items in the lists.')
  await expect.element(page.getByRole('button', { name: 'Add a note' })).toBeInTheDocument()
  root.unmount()
})
