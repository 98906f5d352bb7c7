import { type Message, msg } from '../message/index.ts'
import { isMetaSite, requiresConsent, type Site } from '../site/site.ts'

/** The content of the consent card: a text, and a note or a warning below it. */
export interface ConsentCard {
  readonly text: Message
  readonly note?: Message
  readonly warning?: Message
}

const VIA_CONSENT_MANAGER = msg(
  'consent-card.asked-by-manager',
  'Visitors are asked for consent before this tag fires. The consent manager collects their answers for the type chosen here.',
)
const VIA_OWN_TOOL = msg(
  'consent-card.asked-by-site',
  'This tag fires only after the visitor has consented to the type chosen here. A consent tool on the website must pass on the answers.',
)
const NOT_REQUIRED = msg(
  'consent-card.not-asked',
  'This website does not ask for consent, so the tag fires regardless of the type chosen here. The type applies once asking is turned on.',
)
const SHARED = msg(
  'consent-card.shared',
  'Each website that uses this meta-site decides whether to ask visitors. If it does, the tag waits for the type chosen here.',
)
const NOT_INCLUDED = msg(
  'consent-card.manager-not-included',
  'Your plan does not include the consent manager. You can use your own consent tool.',
)
const SWITCHED_OFF = msg(
  'consent-card.manager-switched-off',
  'Your plan includes the consent manager, but asking for consent is turned off for this website.',
)
const META_SITE = msg('consent-card.meta-site', 'The type applies on all websites linked to this meta-site.')

/** The content of the consent card, by licence, kind of site and the site's privacy setting. */
export function consentCard({ site, managerIncluded }: { site: Site; managerIncluded: boolean }): ConsentCard {
  if (isMetaSite(site)) return { text: SHARED, warning: META_SITE }
  const isRequired = requiresConsent(site)
  const text = !isRequired ? NOT_REQUIRED : managerIncluded ? VIA_CONSENT_MANAGER : VIA_OWN_TOOL
  if (!managerIncluded) return { text, note: NOT_INCLUDED }
  return isRequired ? { text } : { text, note: SWITCHED_OFF }
}
