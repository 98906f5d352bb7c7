import { validate } from '@waymark/domain/field'
import { Credentials } from '@waymark/domain/session'
import { createForm, type Form } from '../../form/index.ts'

/** The form of the first step of signing in. What the server refuses is about no single field of it. */
export const createCredentialsForm = (): Form<Credentials> =>
  createForm<Credentials>({ email: '', password: '' }, { check: (values) => validate(Credentials, values) })
