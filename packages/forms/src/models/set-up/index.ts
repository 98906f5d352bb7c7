import { type FormError, validate } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { type SetUp, SetUpAttributes } from '@waymark/domain/organisation'
import { createForm, type Form } from '../../form/index.ts'
import { attributesModel } from '../attributes.ts'
import { PASSWORD_LABEL } from '../password/index.ts'
import { WEBSITE_ADDRESS, WEBSITE_LABELS } from '../website/index.ts'

/** The form that sets up an installation without a user. `code` is printed by the server. */
export interface SetUpForm {
  readonly code: string
  readonly organization: string
  readonly email: string
  readonly password: string
  readonly website_name: string
  readonly website_url: string
  /** Whether the website requires its visitors' consent. */
  readonly gdpr: boolean
}

/** The names of the fields. */
export const SET_UP_LABELS = {
  code: msg('set-up.code', 'Set-up code'),
  organization: msg('set-up.organization', 'Organization'),
  email: msg('set-up.email', 'Your e-mail'),
  password: PASSWORD_LABEL,
  website_name: WEBSITE_LABELS.name,
  website_url: WEBSITE_ADDRESS,
  gdpr: WEBSITE_LABELS.gdpr,
} as const

const NAMES = Object.keys(SET_UP_LABELS) as (keyof SetUpForm)[]

/** An empty form; `code` is taken from the opened address, if it has one. */
export const createSetUpForm = (code: string): Form<SetUpForm> =>
  createForm<SetUpForm>(
    { code, organization: '', email: '', password: '', website_name: '', website_url: '', gdpr: true },
    {
      check: errorsOf,
      locate: attributesModel(SET_UP_LABELS).locate,
    },
  )

/** One error for each field; an empty field is `required` only. */
function errorsOf(values: SetUpForm): readonly FormError[] {
  return NAMES.flatMap((name): readonly FormError[] => {
    const value = values[name]
    if (typeof value === 'string' && value.trim() === '') return [{ path: [name], key: 'required' }]
    if (name === 'code') return []
    const [error] = validate(SetUpAttributes.entries[name], value)
    return error ? [{ ...error, path: [name] }] : []
  })
}

/**
 * The body that sets the installation up; `language` and `timezone` are those of the owner's browser. As the code the whole
 * printed address may be entered, which ends with it.
 */
export const setUpBody = (
  values: SetUpForm,
  { language, timezone }: { language: string; timezone: string },
): SetUp => ({
  type: 'set-up',
  attributes: { ...values, code: values.code.trim().replace(/^.*#/, ''), language, timezone },
})
