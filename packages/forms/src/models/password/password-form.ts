import { validate } from '@waymark/domain/field'
import { PasswordChange } from '@waymark/domain/user'
import * as v from 'valibot'
import { createForm, type Form, type FormModel } from '../../form/index.ts'

type PasswordForm = Pick<PasswordChange, 'password'>

/** The model of a form whose fields are the members of its body, where errors are located by name. */
const modelOf = <Values>(rules: v.ObjectSchema<v.ObjectEntries, undefined>): FormModel<Values> => ({
  check: (values) => validate(rules, values),
  locate: (_, [name = '']) => (Object.hasOwn(rules.entries, name) ? [name] : undefined),
})

/** The form that sets a password by a link, without the current password. */
export const createPasswordForm = (): Form<PasswordForm> =>
  createForm({ password: '' }, modelOf<PasswordForm>(v.pick(PasswordChange, ['password'])))

/** An empty form that changes a password. */
export const NO_PASSWORDS: PasswordChange = { current_password: '', password: '' }

/** The form with which a person changes their password. */
export const createPasswordChangeForm = (): Form<PasswordChange> =>
  createForm(NO_PASSWORDS, modelOf<PasswordChange>(PasswordChange))
