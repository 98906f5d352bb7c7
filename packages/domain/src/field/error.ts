import * as v from 'valibot'
import { type Message, msg } from '../message/index.ts'
import { unstorable } from '../resource/index.ts'

/** The messages for invalid values in forms. `{limit}` is the number in the rule. */
export const FIELD_ERRORS = {
  required: msg('field-error.required', 'Required'),
  'max-length': msg('field-error.max-length', 'At most {limit, number} characters'),
  'max-items': msg('field-error.max-items', 'At most {limit, number}'),
  'not-unique': msg('field-error.not-unique', 'Already used in another row'),
  'must-be-integer': msg('field-error.must-be-integer', 'Must be a whole number'),
  'must-be-number': msg('field-error.must-be-number', 'Must be a number'),
  minimum: msg('field-error.minimum', 'Must be {limit, number} or more'),
  maximum: msg('field-error.maximum', 'Must be {limit, number} or less'),
  'form-errors.must-be-integer-or-variable': msg(
    'field-error.must-be-integer-or-variable',
    'Must be a whole number or one variable',
  ),
  'must-be-number-or-variable': msg('field-error.must-be-number-or-variable', 'Must be a number or one variable'),
  'invalid-currency': msg('field-error.invalid-currency', 'Must be a three-letter currency code or one variable'),
  'invalid-element-id': msg('field-error.invalid-element-id', 'Must not contain spaces'),
  'invalid-css-selector': msg('field-error.invalid-css-selector', 'Not a valid CSS selector'),
  'invalid-xpath': msg('field-error.invalid-xpath', 'Not a valid XPath'),
  'selector-invalid': msg('field-error.selector-invalid', 'Not a valid selector'),
  'invalid-date': msg('field-error.invalid-date', 'Not a valid date'),
  'not-in-the-future': msg('field-error.not-in-the-future', 'Must be in the future'),
  'invalid-time': msg('field-error.invalid-time', 'Not a valid time'),
  'invalid-time-zone': msg('field-error.invalid-time-zone', 'Not a known time zone'),
  'unknown-choice': msg('field-error.unknown-choice', 'Not one of the choices'),
  'invalid-url': msg('field-error.invalid-url', 'Not a valid address, such as https://example.com'),
  'invalid-email': msg('field-error.invalid-email', 'Not a valid e-mail address'),
  'min-length': msg('field-error.min-length', 'At least {limit, number} characters'),
  'email-taken': msg('field-error.email-taken', 'Another member, here or in another organization, has this address'),
  'easy-to-guess': msg('field-error.easy-to-guess', 'Easy to guess. Choose a longer or less common one'),
  'wrong-set-up-code': msg('failure.set-up-code', 'This set-up code is not the one that the server has printed'),
  'wrong-password': msg('field-error.wrong-password', 'This is not your current password'),
  'https-needed': msg('field-error.https-needed', 'Must begin with https://'),
  'private-address': msg('field-error.private-address', 'Addresses of private networks are not allowed'),
  'invalid-domain': msg('field-error.invalid-domain', 'Not a valid domain, such as example.com'),
  'domain-taken': msg('field-error.domain-taken', 'Belongs to another organization'),
  'name-too-long': msg('field-error.name-too-long', 'Name must have at most {limit, number} characters'),
  'name-already-used': msg('field-error.name-already-used', 'Name already used'),
  'name-has-control-characters': msg(
    'field-error.name-has-control-characters',
    'Name must not contain control characters',
  ),
  'name-has-braces': msg('field-error.name-has-braces', "Name must not contain '{{' or '}}'"),
  'from-date-after-to-date': msg('field-error.from-date-after-to-date', 'From date must be before to date'),
  'to-date-before-from-date': msg('field-error.to-date-before-from-date', 'To date must be after from date'),
  'from-time-after-to-time': msg('field-error.from-time-after-to-time', 'From time must be before to time'),
  'to-time-before-from-time': msg('field-error.to-time-before-from-time', 'To time must be after from time'),
  'from-time-equals-to-time': msg('field-error.from-time-equals-to-time', 'From and to time must differ'),
  'no-longer-exists': msg('field-error.no-longer-exists', 'No longer exists'),
  'sequence-loop': msg('field-error.sequence-loop', 'This tag would end up running itself'),
  'unsupported-restriction': msg(
    'field-error.unsupported-restriction',
    'Not supported; it restricts what is collected, so it is not ignored',
  ),
  unstorable: msg('field-error.unstorable', 'Contains characters that cannot be saved'),
  invalid: msg('field-error.invalid', 'Not allowed here'),
} as const satisfies Record<string, Message>

export type FieldErrorKey = keyof typeof FIELD_ERRORS

/** Why a value is not accepted, with the limit of the rule. */
export interface FieldError {
  readonly key: FieldErrorKey
  readonly limit?: number
}

/** An error at one place of a form; its path consists of names and indexes. */
export interface FormError extends FieldError {
  readonly path: readonly (string | number)[]
}

const isKey = (message: string): message is FieldErrorKey => Object.hasOwn(FIELD_ERRORS, message)

/** The errors of a value by a schema. A rule whose message is no key gives the error that the value is not allowed. */
export const validate = (schema: v.GenericSchema<any, unknown>, value: unknown): readonly FormError[] =>
  (v.safeParse(schema, value).issues ?? []).map(({ path = [], message, requirement }) => ({
    path: path.map((item) => item.key as string | number),
    key: isKey(message) ? message : 'invalid',
    ...(typeof requirement === 'number' && { limit: requirement }),
  }))

/** Errors of a part of a form, with the path of the part before their own. */
export const errorsInside = (outer: readonly (string | number)[], errors: readonly FormError[]): readonly FormError[] =>
  errors.map((error) => ({ ...error, path: [...outer, ...error.path] }))

/** The error of the first text of a form that cannot be stored. */
export function storableErrors(form: unknown): readonly FormError[] {
  const path = unstorable(form)
  return path ? [{ path, key: 'unstorable' }] : []
}
