import type { ConsentType } from '@waymark/domain/consent'
import {
  emptySchedule,
  type FiringFrequency,
  type ScheduleForm,
  type SequenceLink,
  scheduleForm,
  type Tag,
} from '@waymark/domain/tag'
import type { Template } from '@waymark/domain/tag/templates'
import type { LinkedTrigger } from './linked-trigger.ts'

/** The values of a tag's form. `Options` are those of its template. */
export interface TagValues<Options = any> {
  readonly name: string
  readonly options: Options
  readonly code: string
  readonly documentWrite: boolean
  readonly consentType: ConsentType
  readonly respectVisitorsPrivacy: boolean
  readonly disableInDebugMode: boolean
  readonly schedule: ScheduleForm
  readonly triggers: readonly LinkedTrigger[]
  readonly blockingTriggers: readonly LinkedTrigger[]
  readonly frequency: FiringFrequency
  readonly setupTag: SequencedTagForm | null
  readonly cleanupTag: SequencedTagForm | null
}

/** A tag before or after the one that is edited. */
export interface SequencedTagForm {
  readonly id: string
  readonly name: string
  readonly stopOnFailure: boolean
}

/** A new tag of a template: its defaults, no name, in the person's own time zone. */
export const newTag = <T extends Template>(template: T, timezone: string): TagValues<T['initial']> => ({
  name: '',
  options: template.resetInactive(template.initial),
  code: template.code?.initial ?? '',
  documentWrite: false,
  consentType: template.consent,
  respectVisitorsPrivacy: template.privacy,
  disableInDebugMode: false,
  schedule: emptySchedule(timezone),
  triggers: [],
  blockingTriggers: [],
  frequency: 'each_time',
  setupTag: null,
  cleanupTag: null,
})

interface Stored {
  readonly tag: Tag
  readonly triggers: readonly LinkedTrigger[]
  readonly blockingTriggers: readonly LinkedTrigger[]
  /** The zone shown while the tag has no schedule. */
  readonly timezone: string
}

/** A stored tag, opened for editing. */
export const openTag = <T extends Template>(
  template: T,
  { tag, triggers, blockingTriggers, timezone }: Stored,
): TagValues<T['initial']> => ({
  name: tag.attributes.name,
  options: template.decode(tag.attributes.template_options),
  code: tag.attributes.code ?? template.code?.initial ?? '',
  documentWrite: tag.attributes.document_write ?? false,
  consentType: tag.attributes.consent_type,
  respectVisitorsPrivacy: tag.attributes.respect_visitors_privacy,
  disableInDebugMode: tag.attributes.disable_in_debug_mode,
  schedule: scheduleForm(tag.attributes.scheduler, timezone),
  triggers,
  blockingTriggers,
  frequency: tag.attributes.firing_frequency,
  setupTag: sequencedTag(tag.relationships.setup_tag?.data),
  cleanupTag: sequencedTag(tag.relationships.cleanup_tag?.data),
})

const sequencedTag = (link: SequenceLink | null | undefined): SequencedTagForm | null =>
  link ? { id: link.id, name: link.meta.name, stopOnFailure: link.meta.stop_on_failure } : null
