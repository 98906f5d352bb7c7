import type { Engine } from '../core/engine.ts'
import { each } from '../core/list.ts'
import { decideConsent } from '../state/change-privacy.ts'
import type { Decisions } from '../state/consents.ts'
import { privacyOf } from '../state/privacy-of.ts'
import { once } from './once.ts'
import type { Snippet } from './snippet.ts'

interface ConsentTool {
  getConsentGivenFor(category: string): boolean
}

type Mapping = Readonly<Record<string, readonly string[]>>

/** Takes over what the visitor decided in Cookie Information, now and whenever that changes. */
export const cookieInformation: Snippet<'cookie-information'> = ({ consents_mapping }, page, engine) => {
  const mapping = consents_mapping as Mapping
  // Before the tool is asked, which may not be ready and throw.
  if (once(engine, 'Cookie Information')) {
    page.onWindowEvent('CookieInformationConsentGiven', () => takeOver(engine, mapping))
  }
  takeOver(engine, mapping)
}

const CATEGORIES = ['cookie_cat_functional', 'cookie_cat_statistic', 'cookie_cat_marketing', 'cookie_cat_unclassified']

function takeOver(engine: Engine, mapping: Mapping): void {
  const tool = engine.page.globalOf('CookieInformation') as ConsentTool | undefined
  if (!tool) return
  const { allowed } = privacyOf(engine)
  const given: Decisions = {}
  let differs = false
  each(CATEGORIES, (category) => {
    each(mapping[category] || [], (type) => {
      given[type] = tool.getConsentGivenFor(category) === true ? 1 : 0
      if (given[type] !== allowed[type]) differs = true
    })
  })
  if (differs) decideConsent(engine, { ...allowed, ...given })
}
