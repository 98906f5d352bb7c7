import '@waymark/ui/tokens'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { Product } from '#testing/product.tsx'
import { OPENED, PIXEL, shop } from '#testing/shop.ts'
import { storyI18n } from '#testing/story-language.ts'

/** Opens a tag in a window of a width, and waits for its facts. */
async function openTag(width: number, tag = PIXEL) {
  await page.viewport(width, 900)
  storyI18n.loadAndActivate({ locale: 'en', messages: {} })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(async () => {
    root.unmount()
    await page.viewport(1280, 800)
  })
  root.render(<Product {...OPENED} server={() => shop([tag])} />)
  await expect.element(page.getByText('Visitor privacy'), { timeout: 10_000 }).toBeVisible()
  await document.fonts.ready
}

const boxOf = (of: Locator) => of.element().getBoundingClientRect()

/** The box of each line of a text. */
const linesOf = (text: Node) => {
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()]
}

test('the links to the sections of a long form end where the facts above them end', async () => {
  await openTag(1440)
  const rail = page.getByRole('navigation', { name: 'Sections of the form' })
  await expect.element(rail).toBeVisible()
  const facts = document.querySelector('dl')?.getBoundingClientRect()
  expect(boxOf(rail).right).toBe(facts?.right)
})

test('the button that edits labels is as far from what is before it as from the dot after it', async () => {
  await openTag(1440)
  const button = page.getByRole('button', { name: /^(Add|Edit) labels$/ })
  const part = button.element().closest('span:has(+ span)')
  const [before, edited] = [part?.previousElementSibling, part?.nextElementSibling]
  if (!before || !edited) throw new Error('The caption has no parts')
  const dot = edited.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(edited, '::before').left)
  const { left, right } = boxOf(button)
  expect(left - before.getBoundingClientRect().right).toBeCloseTo(dot - right, 0)
})

test('the focus ring of a fact stays off its label', async () => {
  await openTag(390)
  const priority = page.getByRole('button', { name: /^Priority/ })
  await userEvent.keyboard('{Tab}')
  priority.element().focus()
  const { outlineWidth, outlineOffset } = getComputedStyle(priority.element())
  const ring = boxOf(priority).top - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset)
  const [label] = linesOf(page.getByText('Priority', { exact: true }).element())
  expect(ring).toBeGreaterThanOrEqual(label?.bottom ?? Number.POSITIVE_INFINITY)
})

test('on a small screen the icon of a fact is beside the first line of its text', async () => {
  await openTag(390)
  const privacy = page.getByText('Respects Do Not Track').element()
  const lines = linesOf(privacy).filter(({ height }) => height > 0)
  const icon = privacy.querySelector('svg')?.getBoundingClientRect()
  if (!icon) throw new Error('The fact has no icon')
  const first = lines.find(({ left }) => left >= icon.right)
  expect(icon.top + icon.height / 2).toBeCloseTo(first ? first.top + first.height / 2 : 0, -1)
})

test('a tag that does not respect Do Not Track says so, or that it is not needed for a tag that does not track', async () => {
  const open = (consent_type: string) =>
    openTag(1440, { ...PIXEL, attributes: { ...PIXEL.attributes, consent_type, respect_visitors_privacy: false } })
  await open('not_require_consent')
  await expect.element(page.getByText('Not needed')).toBeVisible()
  await open('remarketing')
  await expect.element(page.getByText('Ignores Do Not Track')).toBeVisible()
})

test('on a small screen a separator keeps the deletion apart from the other actions on an item', async () => {
  await openTag(390)
  await userEvent.click(page.getByRole('button', { name: 'Actions', exact: true }))
  await expect.element(page.getByRole('separator')).toBeVisible()
  const separator = page.getByRole('separator').element()
  expect(separator.nextElementSibling).toBe(page.getByRole('menuitem', { name: 'Delete' }).element())
})
