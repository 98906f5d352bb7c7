import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What on the page breaks a rule of WCAG 2.2 A and AA, one line for each rule. */
export async function violations(page: Page): Promise<readonly string[]> {
  // What passes is not listed, which would take longer than looking for what does not.
  const looking = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS)
  const { violations: found } = await looking.analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
