import { AUDIT_SIGN_INS, type AuditChange, type AuditEntry, type AuditValue } from '@waymark/domain/audit'
import { type Formatted, formattedName, formattedText } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import type { useFormats } from '#i18n/dates.ts'
import { languageName } from '../people/language-select.tsx'
import { VALUE_NAMES, YES_NO } from './value-names.ts'

type Formats = Pick<ReturnType<typeof useFormats>, 'dateTime' | 'number'>
type Entry = Pick<AuditEntry['attributes'], 'changes'>

/** A change as it is shown: its values, undefined where there was none. */
interface FormattedChange {
  readonly field: string
  readonly of: string | null
  readonly before: Formatted | undefined
  readonly after: Formatted | undefined
  /** Whether it is recorded what the values are. */
  readonly recorded: boolean
}

const NOT_RECORDED: Formatted = { as: 'message', message: msg('audit.not-recorded', 'Not recorded') }
const NOTHING: Formatted = { as: 'list', items: [] }

/** With what a user signed in or tried to, where the entry is about that. */
export const methodOf = ({ changes }: Entry) =>
  AUDIT_SIGN_INS.find((method) => changes.some(({ field, after }) => field === 'method' && after === method))

/** The changes of an entry, but for how a user signed in, which is a fact of the entry. */
export const formattedChanges = ({ changes }: Entry, formats: Formats): FormattedChange[] =>
  changes.filter(({ field }) => field !== 'method').map((change) => formattedChange(change, formats))

function formattedChange({ field, of, before, after }: AuditChange, formats: Formats): FormattedChange {
  // Of a secret or large value the log only tells that it has changed.
  if (before === null && after === null)
    return { field, of, before: NOT_RECORDED, after: NOT_RECORDED, recorded: false }
  const value = (one: AuditValue) => formatted(field, one, formats)
  return { field, of, before: value(before), after: value(after), recorded: true }
}

const DATES = new Set(['ends_at', 'expires_at', 'inactive_at'])
const LANGUAGES = new Set(['language', 'new_member_language'])
/** Fields whose values are names, which are not set in the font of code. */
const NAMES = new Set(['name', 'email', 'websites', 'default_levels', 'timezone'])

function formatted(field: string, value: AuditValue, formats: Formats): Formatted | undefined {
  if (value === null) return undefined
  if (Array.isArray(value)) return { as: 'list', items: value.map((item) => formattedOne(field, item)) }
  if (typeof value === 'boolean') return { as: 'message', message: YES_NO[value ? 'yes' : 'no'] }
  if (typeof value === 'number') return formattedName(formats.number(value))
  if (field === 'level' && value === 'none') return NOTHING
  if (DATES.has(field)) return formattedName(formats.dateTime(value))
  return formattedOne(field, value)
}

function formattedOne(field: string, text: string): Formatted {
  const known = VALUE_NAMES[field]?.[text]
  if (known) return { as: 'message', message: known }
  if (LANGUAGES.has(field)) return formattedName(languageName(text))
  return NAMES.has(field) ? formattedName(text) : formattedText(text)
}
