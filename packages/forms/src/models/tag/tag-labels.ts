import { type Message, msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'
import { DOCUMENT_WRITE } from '@waymark/domain/tag'
import type { TagValues } from './values.ts'

/** The names of the settings. */
export const TAG_LABELS = {
  name: NAME_LABEL,
  code: msg('tag-form.code', 'Code'),
  documentWrite: DOCUMENT_WRITE,
  schedule: msg('tag-form.schedule', 'Flight dates'),
  consentType: msg('tag-form.consent-type', 'Consent type'),
  respectVisitorsPrivacy: msg('tag-form.visitors-privacy', 'Visitor privacy'),
  disableInDebugMode: msg('tag-form.debug-mode', 'Debug mode'),
  triggers: msg('tag-form.triggers', 'Triggers'),
  blockingTriggers: msg('tag-form.blocking-triggers', 'Not when'),
  frequency: msg('tag-form.frequency', 'Firing frequency'),
  setupTag: msg('tag-form.setup-tag', 'Set-up tag'),
  cleanupTag: msg('tag-form.cleanup-tag', 'Clean-up tag'),
} as const satisfies Record<Exclude<keyof TagValues, 'options'>, Message>
