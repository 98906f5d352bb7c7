import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The violations of WCAG 2.2 A and AA on the page, one line per rule. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Passed rules are left out of the report, because listing them takes longer than the check.
  // The legacy mode checks in the page alone; else each check opens another page for frames, which the product has none of.
  const looking = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
  const { violations: found } = await looking.analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
