import { validate } from '@waymark/domain/field'
import { Credentials } from '@waymark/domain/session'
import { createForm, type Form } from '../../form/index.ts'

/** The form of the first step of signing in. A refusal of the server belongs to neither field. */
export const createCredentialsForm = (): Form<Credentials> =>
  createForm<Credentials>({ email: '', password: '' }, { check: (values) => validate(Credentials, values) })
