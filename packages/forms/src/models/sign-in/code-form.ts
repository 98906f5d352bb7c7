import { createForm, type Form } from '../../form/index.ts'

/** The form of a code for two-factor sign-in. */
export interface CodeForm {
  /** The source of the code. */
  readonly source: 'app' | 'recovery'
  readonly code: string
}

/** An empty form for a code from an authenticator app. */
export const createCodeForm = (): Form<CodeForm> =>
  createForm<CodeForm>(
    { source: 'app', code: '' },
    { check: ({ code }) => (code.trim() === '' ? [{ path: ['code'], key: 'required' }] : []) },
  )
