import '@waymark/ui/tokens'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { Product, SITE } from '#testing/product.tsx'
import { stocked, triggerPath } from '#testing/stocked.ts'
import { storyI18n } from '#testing/story-language.ts'
import { HISTORIC, withVersions } from '#testing/versions.ts'

/** Opens a screen in a wide window; it is closed at the end of the test. */
async function open(screen: Parameters<typeof Product>[0]) {
  await page.viewport(1280, 800)
  storyI18n.loadAndActivate({ locale: 'en', messages: {} })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Product {...screen} />)
  onTestFinished(async () => {
    root.unmount()
    await page.viewport(1280, 800)
  })
}

/** Types into a field, and expects the text there in a narrow window and in a wide one again. */
async function typeAndResize(field: Locator, wideButton: string) {
  await userEvent.fill(field, 'Half typed')
  for (const [width, button] of [
    [800, 'Actions'],
    [1280, wideButton],
  ] as const) {
    await page.viewport(width, 800)
    await expect
      .element(page.getByRole('button', { name: button, exact: true, includeHidden: true }))
      .toBeInTheDocument()
    await expect.element(field).toHaveValue('Half typed')
  }
}

test('a dialog of an open item keeps what was typed when the window becomes narrow and wide again', async () => {
  await open({ path: triggerPath(SITE, 502), server: stocked })
  await userEvent.click(page.getByRole('button', { name: 'Rename' }), { timeout: 10_000 })
  const dialog = page.getByRole('dialog', { name: 'Rename trigger' })
  await typeAndResize(dialog.getByRole('textbox', { name: 'Name' }), 'Copy')
})

test('so does the dialog of a version', async () => {
  await open({ path: `/tag/app/${SITE}/changelog/${HISTORIC}/overview`, server: () => withVersions(18) })
  await userEvent.click(page.getByRole('button', { name: 'More actions' }), { timeout: 10_000 })
  await userEvent.click(page.getByRole('menuitem', { name: 'Edit info' }))
  await typeAndResize(page.getByRole('dialog', { name: 'Edit info' }).getByLabelText(/^Name/), 'More actions')
})
