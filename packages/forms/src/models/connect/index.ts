import { validate } from '@waymark/domain/field'
import * as v from 'valibot'
import { createForm, type Form } from '../../form/index.ts'

/** The address that the debugger opens, and the version to run there. */
export interface ConnectValues {
  readonly url: string
  /** A version's id, or `draft`. */
  readonly version: string
}

// Only pages can be opened: a script address would run in the product's own window.
const PAGE = /^https?:\/\/[^\s/?#@]/iu

const RULES = v.object({
  url: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.url('invalid-url'), v.regex(PAGE, 'invalid-url')),
  version: v.string(),
})

/** The form that starts a debug session. */
export const createConnectForm = (url: string): Form<ConnectValues> =>
  createForm<ConnectValues>({ url, version: 'draft' }, { check: (values) => validate(RULES, values) })
