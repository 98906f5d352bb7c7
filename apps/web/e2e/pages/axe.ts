import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What on the page breaks a rule of WCAG 2.2 A and AA, one line for each rule. */
export async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
