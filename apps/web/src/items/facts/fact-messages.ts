import { msg } from '@waymark/domain/message'

/*
 * Names and values of facts about tags and triggers, of the site itself and of a meta-site.
 */

export const ACTIVE = msg('tag-facts.active', 'Active')
export const CONSENT_TYPE = msg('tags.consent-type', 'Consent type')
export const COPY_REFERENCE = msg('variable-facts.copy', 'Copy reference')

export const INACTIVE = msg('tag-facts.inactive', 'Inactive')
export const NON_TRACKING = msg('tag-facts.non-tracking', 'Non-tracking')
export const PRIVACY = msg('tag-facts.privacy', 'Visitor privacy')
export const REFERENCE = msg('variable-facts.reference', 'Reference')
export const ROLE = msg('tag-facts.role', 'Role')
export const TAG_COUNT = msg('trigger-facts.tags', '{count, plural, one {# tag} other {# tags}}')
export const TAG_MARK = msg(
  'related-tags.mark',
  '{active, select, true {Active} other {Inactive}}, {published, select, true {published} other {unpublished}}',
)
export const TRACKING = msg('tag-facts.tracking', 'Tracking')
export const USED_BY = msg('trigger-facts.used-by', 'Used by')
