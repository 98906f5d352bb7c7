import * as v from 'valibot'
import { CONSENT_LABELS } from '../consent/index.ts'
import { type Formatted, type FormattedEntry, formattedRaw, formattedText, isRecord } from '../field/index.ts'
import { msg } from '../message/index.ts'
import { type ScheduleRow, Scheduler, WireTemplate } from '../tag/index.ts'
import { type Template, templateOf } from '../tag/templates/index.ts'
import { type AttributeFormat, asSwitch, asText, asWord, formatAttributes } from './attributes.ts'
import type { ChangelogContent } from './entry.ts'

const ABANDONED = msg('changelog.abandoned-tag', 'Abandoned template')
const DATES = msg('changelog.date-ranges', 'Dates')
const HOURS = msg('changelog.times-of-day', 'Hours')
const STRETCH = msg('changelog.stretch', '{from} to {to} ({timezone})')

const templateIn = ({ template, template_options }: ChangelogContent): Template | undefined =>
  v.is(WireTemplate, template) ? templateOf(template, template_options) : undefined

/** The attributes of a tag in the order in which they are printed. */
const attributes = {
  name: { label: msg('changelog.tag-name', 'Name'), format: asText },
  template: {
    label: msg('changelog.template', 'Template'),
    format: (value, content) => {
      if (value === 'abandoned') return { as: 'message', message: ABANDONED }
      const template = templateIn(content)
      return template ? { as: 'message', message: template.name } : asText(value)
    },
  },
  is_active: { label: msg('changelog.is-active', 'Active'), format: asSwitch },
  consent_type: { label: msg('changelog.consent-type', 'Consent type'), format: asWord(CONSENT_LABELS) },
  respect_visitors_privacy: {
    label: msg('changelog.respect-privacy', 'Respect opt-out and do-not-track'),
    format: asSwitch,
  },
  disable_in_debug_mode: { label: msg('changelog.disable-in-debug', 'Do not fire in debug mode'), format: asSwitch },
  document_write: {
    label: msg('changelog.document-write', 'Allow document.write'),
    format: (value) => (value === null ? undefined : asSwitch(value)),
  },
  priority: { label: msg('changelog.priority', 'Priority'), format: asText },
  scheduler: { label: msg('changelog.scheduler', 'Flight dates'), format: formatSchedule },
  triggers: { label: msg('changelog.linked-triggers', 'Triggers'), format: formatTriggers },
  template_options: {
    label: msg('changelog.template-options', 'Template settings'),
    format: (value, content) => {
      if (!isRecord(value)) return value === null ? undefined : formattedRaw(value)
      if (Object.keys(value).length === 0) return undefined
      const template = templateIn(content)
      return {
        as: 'record',
        entries: template
          ? template.format(value)
          : Object.entries(value).map(([key, option]) => ({ key, label: key, value: formattedRaw(option) })),
      }
    },
  },
  code: {
    label: msg('changelog.code', 'Code'),
    format: (value, content) => {
      const template = templateIn(content)
      if (typeof value !== 'string' || (template && !template.code)) return undefined
      return { as: 'code', text: value, language: template?.code?.language ?? 'html' }
    },
  },
} as const satisfies Record<string, AttributeFormat>

/** Prints a tag: what all tags have, and what its template makes of its options. */
export const formatTag = (content: ChangelogContent): readonly FormattedEntry[] => formatAttributes(content, attributes)

/** Flight dates, if there are any. */
function formatSchedule(value: unknown): Formatted | undefined {
  const read = v.safeParse(Scheduler, value)
  if (!read.success) return value === null ? undefined : formattedRaw(value)
  const { date_ranges, times_of_day } = read.output
  const entries = [
    ...(date_ranges.length > 0 ? [{ key: 'date_ranges', label: DATES, value: stretches(date_ranges, dateText) }] : []),
    ...(times_of_day.length > 0
      ? [{ key: 'times_of_day', label: HOURS, value: stretches(times_of_day, timeText) }]
      : []),
  ]
  return entries.length > 0 ? { as: 'record', entries } : undefined
}

const stretches = (rows: readonly ScheduleRow[], write: (clock: string) => string): Formatted => ({
  as: 'list',
  items: rows.map(({ from, to, timezone }) => ({
    as: 'message',
    message: STRETCH,
    values: { from: write(from), to: write(to), timezone },
  })),
})

const timeText = (clock: string) => clock.slice(11, 19)
const dateText = (clock: string) => `${clock.slice(0, 10)} ${timeText(clock)}`

/** Linked triggers by name; none is worth a line only where there were some. */
function formatTriggers(value: unknown): Formatted | undefined {
  if (!Array.isArray(value)) return value === null ? undefined : formattedRaw(value)
  return {
    as: 'list',
    items: value.map((item) => {
      if (!isRecord(item)) return formattedRaw(item)
      const name = item.name ?? item.trigger_id ?? item.id
      return typeof name === 'string' ? formattedText(name) : formattedRaw(item)
    }),
  }
}
