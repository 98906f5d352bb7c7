import { type Message, msg } from '../message/index.ts'
import { isMetaSite, requiresConsent, type Site } from '../site/site.ts'
import type { WireTemplate } from './wire-templates.ts'

/** The warnings about a saved and valid tag. */
export const TAG_WARNINGS = {
  'edit-needed': msg('tag-warning.edit-needed', 'You can view this tag, but you need edit permission to change it'),
  'will-not-fire': msg(
    'tag-warning.will-not-fire',
    'This tag will not fire correctly: a linked trigger has conditions that are no longer supported',
  ),
  'no-triggers': msg('tag-warning.no-triggers', 'This tag never fires: no trigger is linked to it'),
  'consent-manager-missing': msg(
    'tag-warning.consent-manager-missing',
    'This tag passes on consent, but asking for consent is turned off for this website and your plan does not include the consent manager',
  ),
  'consent-not-asked': msg(
    'tag-warning.consent-not-asked',
    'This tag passes on consent, but asking for consent is turned off for this website',
  ),
} as const satisfies Record<string, Message>

export type TagWarning = keyof typeof TAG_WARNINGS

/** The input of `tagWarnings`: the tag, its triggers, its site and the permissions of the user. */
export interface TagWarningInput {
  readonly template: WireTemplate
  readonly triggers: readonly {
    readonly hasAbandonedConditions: boolean
    readonly hasConditionsWithAbandonedVariable: boolean
  }[]
  /** Whether it is a set-up or clean-up tag, so that it needs no trigger. */
  readonly isSequenced: boolean
  readonly site: Site
  readonly consentManagerIncluded: boolean
  readonly mayEdit: boolean
}

/** The warnings above a tag, the most urgent first. */
export function tagWarnings({
  template,
  triggers,
  isSequenced,
  site,
  consentManagerIncluded,
  mayEdit,
}: TagWarningInput): TagWarning[] {
  const warnings: TagWarning[] = []
  if (!mayEdit) warnings.push('edit-needed')
  if (triggers.length === 0 && !isSequenced) warnings.push('no-triggers')
  if (triggers.some((trigger) => trigger.hasAbandonedConditions || trigger.hasConditionsWithAbandonedVariable))
    warnings.push('will-not-fire')
  const passesConsent = template === 'cookie_information_cmp_integration'
  if (passesConsent && !isMetaSite(site) && !requiresConsent(site))
    warnings.push(consentManagerIncluded ? 'consent-not-asked' : 'consent-manager-missing')
  return warnings
}
