import * as v from 'valibot'
import { CONSENT_LABELS } from '../consent/index.ts'
import { type Formatted, type FormattedEntry, formattedName, formattedRaw, isRecord } from '../field/index.ts'
import { type Message, msg } from '../message/index.ts'
import {
  DOCUMENT_WRITE,
  FREQUENCY_LABELS,
  NOT_WHILE_DEBUGGING,
  RESPECT_PRIVACY,
  type ScheduleRow,
  Scheduler,
  WireTemplate,
} from '../tag/index.ts'
import { type Template, templateOf } from '../tag/templates/index.ts'
import { markAnother, triggersIn } from './another-item.ts'
import {
  type AttributeFormat,
  annotations,
  asGivenName,
  asLabel,
  asSwitch,
  asText,
  formatAttributes,
  within,
} from './attributes.ts'
import type { ItemContent } from './entry.ts'

const ABANDONED = msg('changelog.abandoned-tag', 'Abandoned template')
const OPTIONS = msg('changelog.template-options', 'Template settings')
const DATES = msg('changelog.scheduler', 'Flight dates')
const HOURS = msg('changelog.times-of-day', 'Hours')
const ANY_DAY = msg('changelog.any-day', 'Run forever')
const ALL_DAY = msg('changelog.all-day', 'All day')
const TRIGGERS = msg('changelog.linked-triggers', 'Triggers')
const BLOCKING_TRIGGERS = msg('changelog.blocking-triggers', 'Blocking triggers')
const SETUP_TAG = msg('changelog.setup-tag', 'Set-up tag')
const CLEANUP_TAG = msg('changelog.cleanup-tag', 'Clean-up tag')
const STOPPED = {
  setup_tag: msg('changelog.setup-tag.stops', '{name}; if it fails, this tag does not fire'),
  cleanup_tag: msg('changelog.cleanup-tag.stops', '{name}; does not fire if this tag fails'),
}
const CODE = msg('changelog.code', 'Code')

const templateIn = ({ template, template_options }: ItemContent): Template | undefined =>
  v.is(WireTemplate, template) ? templateOf(template, template_options) : undefined

/** The attributes of all tags, in the order in which they are printed. */
const attributes = {
  name: { label: msg('changelog.tag-name', 'Tag name'), format: asGivenName },
  template: {
    label: msg('changelog.template', 'Template'),
    format: (value, tag) => {
      if (value === 'abandoned') return { as: 'message', message: ABANDONED }
      const template = templateIn(tag)
      return template ? { as: 'message', message: template.name } : asText(value)
    },
  },
  is_active: { label: msg('changelog.is-active', 'Active'), format: asSwitch },
  is_stopped: { label: msg('changelog.is-stopped', 'Stopped on the website'), format: asSwitch },
  consent_type: { label: msg('changelog.consent-type', 'Consent type'), format: asLabel(CONSENT_LABELS) },
  respect_visitors_privacy: { label: RESPECT_PRIVACY, format: asSwitch },
  disable_in_debug_mode: { label: NOT_WHILE_DEBUGGING, format: asSwitch },
  document_write: {
    label: DOCUMENT_WRITE,
    format: (value, tag) => {
      const template = templateIn(tag)
      return value === null || (template && !template.documentWrite) ? undefined : asSwitch(value)
    },
  },
  firing_frequency: {
    label: msg('changelog.firing-frequency', 'Firing frequency'),
    format: asLabel(FREQUENCY_LABELS),
    absent: FREQUENCY_LABELS.each_time,
  },
  priority: { label: msg('changelog.priority', 'Priority'), format: asText },
  ...annotations,
} as const satisfies Record<string, AttributeFormat>

/**
 * Prints a tag: its attributes, its options as its template prints them, its flight dates, triggers and code. Triggers and
 * tags are marked if the `earlier` state refers to others of the same name.
 */
export function formatTag(tag: ItemContent, earlier: ItemContent = {}): readonly FormattedEntry[] {
  const { template_options, scheduler, triggers, blocking_triggers, setup_tag, cleanup_tag, code, ...common } = tag
  const template = templateIn(tag)
  return [
    ...formatAttributes(common, attributes, tag),
    ...formatOptions(template, template_options),
    ...formatSchedule(scheduler),
    ...formatTriggers('triggers', TRIGGERS, triggers, earlier.triggers),
    ...formatTriggers('blocking_triggers', BLOCKING_TRIGGERS, blocking_triggers, earlier.blocking_triggers),
    ...formatSequenced('setup_tag', SETUP_TAG, setup_tag, earlier.setup_tag),
    ...formatSequenced('cleanup_tag', CLEANUP_TAG, cleanup_tag, earlier.cleanup_tag),
    ...formatCode(template, code),
  ]
}

function formatOptions(template: Template | undefined, options: unknown): readonly FormattedEntry[] {
  if (options === undefined || options === null) return []
  if (!isRecord(options)) return [{ key: 'template_options', label: OPTIONS, value: formattedRaw(options) }]
  const lines = template
    ? template.format(options)
    : Object.entries(options).map(([key, option]) => ({ key, label: key, value: formattedRaw(option) }))
  return within('template_options', lines)
}

/** Flight dates and hours, each if there are any. */
function formatSchedule(scheduler: unknown): readonly FormattedEntry[] {
  if (scheduler === undefined || scheduler === null) return []
  const read = v.safeParse(Scheduler, scheduler)
  if (!read.success) return [{ key: 'scheduler', label: DATES, value: formattedRaw(scheduler) }]
  const { date_ranges, times_of_day } = read.output
  const lines: readonly FormattedEntry[] = [
    { key: 'date_ranges', label: DATES, value: periods('dates', date_ranges), absent: ANY_DAY },
    { key: 'times_of_day', label: HOURS, value: periods('day', times_of_day), absent: ALL_DAY },
  ]
  return within(
    'scheduler',
    lines.filter(({ value }) => value.as === 'list' && value.items.length > 0),
  )
}

const periods = (of: 'dates' | 'day', rows: readonly ScheduleRow[]): Formatted => ({
  as: 'list',
  items: rows.map((row) => ({ as: 'period', of, ...row })),
})

/** Linked triggers by name. */
function formatTriggers(key: string, label: Message, triggers: unknown, earlier: unknown): readonly FormattedEntry[] {
  if (triggers === undefined || triggers === null) return []
  const line = (value: Formatted) => [{ key, label, value }]
  if (!Array.isArray(triggers)) return line(formattedRaw(triggers))
  const references = triggersIn(triggers)
  const items = references.map((reference, at) => {
    const known = reference.name ?? reference.id
    const printed = known === undefined ? formattedRaw(triggers[at]) : formattedName(known)
    return markAnother('trigger', printed, reference, triggersIn(earlier))
  })
  const ids = references.map(({ id }) => id).filter((id) => id !== undefined)
  return line({ as: 'list', items, ...(ids.length === items.length && { ids }) })
}

const SequencedEntry = v.object({
  tag_id: v.string(),
  name: v.optional(v.nullable(v.string())),
  stop_on_failure: v.boolean(),
})

/** The name of a set-up or clean-up tag, and what happens if the first of the two fails. */
function formatSequenced(
  key: 'setup_tag' | 'cleanup_tag',
  label: Message,
  value: unknown,
  earlier: unknown,
): readonly FormattedEntry[] {
  if (value === undefined || value === null) return []
  const read = v.safeParse(SequencedEntry, value)
  if (!read.success) return [{ key, label, value: formattedRaw(value) }]
  const { tag_id, name, stop_on_failure } = read.output
  const known = name ?? tag_id
  const printed: Formatted = stop_on_failure
    ? { as: 'message', message: STOPPED[key], values: { name: known } }
    : formattedName(known)
  const before = v.safeParse(SequencedEntry, earlier)
  const others = before.success ? [referenceTo(before.output)] : []
  return [{ key, label, value: markAnother('tag', printed, referenceTo(read.output), others) }]
}

const referenceTo = ({ tag_id, name }: v.InferOutput<typeof SequencedEntry>) => ({
  id: tag_id,
  name: name ?? undefined,
})

/** The code, unless the template generates it. */
function formatCode(template: Template | undefined, code: unknown): readonly FormattedEntry[] {
  if (typeof code !== 'string' || (template && !template.code)) return []
  return [{ key: 'code', label: CODE, value: { as: 'code', text: code, language: template?.code?.language ?? 'html' } }]
}
